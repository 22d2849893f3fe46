/**
 * @generated SignedSource<<f76ff9d68130dbb927441090e6da748f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyItem_comment$data = {
  readonly author: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CommentBody_comment">;
  readonly " $fragmentType": "ReplyItem_comment";
};
export type ReplyItem_comment$key = {
  readonly " $data"?: ReplyItem_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyItem_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyItem_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentBody_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "7cc77caccbf77cf8d072bc4fda9f5567";

export default node;
