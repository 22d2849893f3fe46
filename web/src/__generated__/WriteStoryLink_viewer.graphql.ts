/**
 * @generated SignedSource<<f2fc9b0b3564c370767c7208520a9e7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteStoryLink_viewer$data = {
  readonly createStory: {
    readonly allowed: boolean;
  };
  readonly " $fragmentType": "WriteStoryLink_viewer";
};
export type WriteStoryLink_viewer$key = {
  readonly " $data"?: WriteStoryLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteStoryLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteStoryLink_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "createStory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a09a7d1219d4996380dce8f5e05e4daf";

export default node;
