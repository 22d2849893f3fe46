/**
 * @generated SignedSource<<82d0b67f6a718774a74e881878d075f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeniedNote_permission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
  readonly " $fragmentType": "DeniedNote_permission";
};
export type DeniedNote_permission$key = {
  readonly " $data"?: DeniedNote_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeniedNote_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeniedNote_permission",
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

(node as any).hash = "32c97270b4171eb461001b8be318c03c";

export default node;
