/**
 * @generated SignedSource<<bc828c3f85bad1015da8813c7dd66bf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewMode = "FULL" | "MVP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useStartUpdate_viewer$data = {
  readonly authenticated: boolean;
  readonly viewModes: ReadonlyArray<ViewMode>;
  readonly " $fragmentType": "useStartUpdate_viewer";
};
export type useStartUpdate_viewer$key = {
  readonly " $data"?: useStartUpdate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStartUpdate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStartUpdate_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authenticated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewModes",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f7b2cff55d86dc91b7f56fa752dc574e";

export default node;
