/**
 * @generated SignedSource<<ca7d1d110f4a180718b34ba7ff40e0c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LivePosts_post$data = {
  readonly card: {
    readonly " $fragmentSpreads": FragmentRefs<"FeedItemCard_item">;
  } | null | undefined;
  readonly commentable: {
    readonly " $fragmentSpreads": FragmentRefs<"Composer_subject">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PostView_post">;
  readonly " $fragmentType": "LivePosts_post";
};
export type LivePosts_post$key = {
  readonly " $data"?: LivePosts_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"LivePosts_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LivePosts_post",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FeedItemCard_item"
          }
        ],
        "type": "FeedItem",
        "abstractKey": "__isFeedItem"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostView_post"
    },
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

(node as any).hash = "c8a33fb90a5eafe275eaac2544aeba3e";

export default node;
