/**
 * @generated SignedSource<<d4cb4d5988d4f99cc632fa364e834ccf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepButton_permission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
  readonly " $fragmentType": "KeepButton_permission";
};
export type KeepButton_permission$key = {
  readonly " $data"?: KeepButton_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepButton_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeepButton_permission",
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

(node as any).hash = "52c6a91fdce57b597c4e53c8937800c4";

export default node;
