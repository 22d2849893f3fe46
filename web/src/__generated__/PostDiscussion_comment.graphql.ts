/**
 * @generated SignedSource<<161e851b90d0dabfaac287282faba8dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostDiscussion_comment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommentThread_pinned">;
  readonly " $fragmentType": "PostDiscussion_comment";
};
export type PostDiscussion_comment$key = {
  readonly " $data"?: PostDiscussion_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostDiscussion_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostDiscussion_comment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentThread_pinned"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "7009613d1955775360727782a14499bd";

export default node;
