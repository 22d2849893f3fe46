/**
 * @generated SignedSource<<d11e0d54cc4ba73e04b34260ccf46a79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMessageButton_permission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
  readonly " $fragmentType": "NewMessageButton_permission";
};
export type NewMessageButton_permission$key = {
  readonly " $data"?: NewMessageButton_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMessageButton_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMessageButton_permission",
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

(node as any).hash = "217f9cf988c12480fd3f3ab702f3365e";

export default node;
