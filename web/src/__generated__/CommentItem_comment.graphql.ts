/**
 * @generated SignedSource<<8dd8224c22725e3c4c951c4c8f5dcc19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentItem_comment$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentBody_comment" | "ReplyList_comment">;
  readonly " $fragmentType": "CommentItem_comment";
};
export type CommentItem_comment$key = {
  readonly " $data"?: CommentItem_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentItem_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentBody_comment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyList_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "f8e473a533d05b8122d445a1851aedf3";

export default node;
