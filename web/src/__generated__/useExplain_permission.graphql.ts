/**
 * @generated SignedSource<<8d4c21864c883e9576885f87ddb92ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Remedy = "ASK_FOR_APPROVAL" | "ASK_FOR_INVITATION" | "FINISH_ONBOARDING" | "JOIN_COMMUNITY" | "PUBLISH" | "RESTORE" | "SIGN_IN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useExplain_permission$data = {
  readonly allowed: boolean;
  readonly reasons: ReadonlyArray<{
    readonly message: string;
    readonly remedy: Remedy | null | undefined;
  }>;
  readonly " $fragmentType": "useExplain_permission";
};
export type useExplain_permission$key = {
  readonly " $data"?: useExplain_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useExplain_permission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DenialReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remedy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Permission",
  "abstractKey": null
};

(node as any).hash = "4c5bac124fee3ef0efcbc03214fe5ed6";

export default node;
