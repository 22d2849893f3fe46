/**
 * @generated SignedSource<<c7f8519c4a1201975b97964af929eb16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useExplain_permission$data = {
  readonly allowed: boolean;
  readonly reasons: ReadonlyArray<{
    readonly message: string;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Permission",
  "abstractKey": null
};

(node as any).hash = "43c843ed833fa44270858cfa92a86d1e";

export default node;
