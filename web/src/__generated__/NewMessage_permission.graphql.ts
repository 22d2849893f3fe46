/**
 * @generated SignedSource<<c53c3e9a1832b99f5d373db826223af5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMessage_permission$data = {
  readonly allowed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBox_permission">;
  readonly " $fragmentType": "NewMessage_permission";
};
export type NewMessage_permission$key = {
  readonly " $data"?: NewMessage_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMessage_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMessage_permission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageBox_permission"
    }
  ],
  "type": "Permission",
  "abstractKey": null
};

(node as any).hash = "ed8fbbdac29a7cbd287000c56e9d83a2";

export default node;
