/**
 * @generated SignedSource<<a7799551a3bafc5e18102a3acd640d5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCreation_permission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
  readonly " $fragmentType": "useCreation_permission";
};
export type useCreation_permission$key = {
  readonly " $data"?: useCreation_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCreation_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCreation_permission",
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

(node as any).hash = "61ec29d7346736998023df7090815ed5";

export default node;
