/**
 * @generated SignedSource<<f5ece4f5339902d81a1625364ac0b00b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageBox_permission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
  readonly " $fragmentType": "MessageBox_permission";
};
export type MessageBox_permission$key = {
  readonly " $data"?: MessageBox_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBox_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageBox_permission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useExplain_permission"
    }
  ],
  "type": "Permission",
  "abstractKey": null
};

(node as any).hash = "aa157f266d25787dd5d20e7a9c6f165c";

export default node;
