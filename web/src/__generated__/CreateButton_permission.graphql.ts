/**
 * @generated SignedSource<<8a2eae80a416482fdc9b00ae19262c25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateButton_permission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCreation_permission">;
  readonly " $fragmentType": "CreateButton_permission";
};
export type CreateButton_permission$key = {
  readonly " $data"?: CreateButton_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateButton_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateButton_permission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCreation_permission"
    }
  ],
  "type": "Permission",
  "abstractKey": null
};

(node as any).hash = "d69fb91fe954e6535396bbb25c432aff";

export default node;
