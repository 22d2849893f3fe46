/**
 * @generated SignedSource<<366e755556e6673539793f941d7bfc4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementWebForm_query$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsroomField_viewer" | "useWriter_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ArticleFields_query">;
  readonly " $fragmentType": "AnnouncementWebForm_query";
};
export type AnnouncementWebForm_query$key = {
  readonly " $data"?: AnnouncementWebForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementWebForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementWebForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleFields_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useWriter_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewsroomField_viewer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6d84a7ade94eef33a638071c23c77d73";

export default node;
