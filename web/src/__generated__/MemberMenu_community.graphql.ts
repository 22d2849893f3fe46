/**
 * @generated SignedSource<<4ff707b54185aa0d4f66b714a2907fc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommunityType = "PRIVATE" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberMenu_community$data = {
  readonly id: string;
  readonly name: string;
  readonly type: CommunityType | null | undefined;
  readonly " $fragmentType": "MemberMenu_community";
};
export type MemberMenu_community$key = {
  readonly " $data"?: MemberMenu_community$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_community">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberMenu_community",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Community",
  "abstractKey": null
};

(node as any).hash = "db2b4a07d4a39b1061fc32542aadc15f";

export default node;
