/**
 * @generated SignedSource<<1052c62c126a4130ed17f66d8a01f510>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostComposer_post$data = {
  readonly commentable: {
    readonly " $fragmentSpreads": FragmentRefs<"Composer_subject">;
  } | null | undefined;
  readonly " $fragmentType": "PostComposer_post";
};
export type PostComposer_post$key = {
  readonly " $data"?: PostComposer_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostComposer_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostComposer_post",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Composer_subject"
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

(node as any).hash = "b89fe9723e7ec14f0d7c23bed7fd82a2";

export default node;
