/**
 * @generated SignedSource<<a7c1226a21be47b7bdfe9c723e7d2ec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NavigationList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommunityList_viewer">;
  readonly " $fragmentType": "NavigationList_viewer";
};
export type NavigationList_viewer$key = {
  readonly " $data"?: NavigationList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NavigationList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NavigationList_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommunityList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6c0f39c1fc9d7c51e5e47bc8cb36453f";

export default node;
