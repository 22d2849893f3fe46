/**
 * @generated SignedSource<<ecfea095caded143d680fe6b3dc33f79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuSheet_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NavigationList_viewer">;
  readonly " $fragmentType": "MenuSheet_viewer";
};
export type MenuSheet_viewer$key = {
  readonly " $data"?: MenuSheet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuSheet_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuSheet_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NavigationList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "53585c9cb63b03349b03030905789075";

export default node;
