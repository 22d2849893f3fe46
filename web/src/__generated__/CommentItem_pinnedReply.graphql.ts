/**
 * @generated SignedSource<<33f8019a401aa0725a2ada736bcc3193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentItem_pinnedReply$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReplyList_pinned">;
  readonly " $fragmentType": "CommentItem_pinnedReply";
};
export type CommentItem_pinnedReply$key = {
  readonly " $data"?: CommentItem_pinnedReply$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_pinnedReply">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentItem_pinnedReply",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyList_pinned"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "625708d24627910c08330e1ba6afa554";

export default node;
