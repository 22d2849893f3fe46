/**
 * @generated SignedSource<<2f6fb4fae6ee15abfab98e99c9f1ec93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentThread_counts$data = {
  readonly totalCommentsCount: number;
  readonly " $fragmentType": "CommentThread_counts";
};
export type CommentThread_counts$key = {
  readonly " $data"?: CommentThread_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentThread_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentThread_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCommentsCount",
      "storageKey": null
    }
  ],
  "type": "Commentable",
  "abstractKey": "__isCommentable"
};

(node as any).hash = "cd4e1bd28d0c4cdd8435987e5e6f1a11";

export default node;
