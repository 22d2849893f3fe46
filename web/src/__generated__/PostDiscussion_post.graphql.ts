/**
 * @generated SignedSource<<2b0cdbdbddb543c600886e28f89a75db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostDiscussion_post$data = {
  readonly commentable: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentThread_subject">;
  } | null | undefined;
  readonly " $fragmentType": "PostDiscussion_post";
};
export type PostDiscussion_post$key = {
  readonly " $data"?: PostDiscussion_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostDiscussion_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostDiscussion_post",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommentThread_subject"
          }
        ],
        "type": "Commentable",
        "abstractKey": "__isCommentable"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "commentable"
    }
  ],
  "type": "Post",
  "abstractKey": "__isPost"
};

(node as any).hash = "94f6f886e4e72b73d5d76ee418b8bbd3";

export default node;
