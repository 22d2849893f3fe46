/**
 * @generated SignedSource<<239b119275eb4175d88b28b492664947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostCard_post$data = {
  readonly author: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
  };
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly databaseId: number;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly isSystem: boolean;
  readonly time: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentButton_subject" | "CommentPreview_subject" | "DeletedPost_post" | "LikeButton_subject" | "PostActions_post" | "PostAudience_post">;
  readonly " $fragmentType": "PostCard_post";
};
export type PostCard_post$key = {
  readonly " $data"?: PostCard_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostCard_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSystem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLine_author"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BeatMarks_beats"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostAudience_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostActions_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletedPost_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LikeButton_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentButton_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentPreview_subject"
    }
  ],
  "type": "PostBase",
  "abstractKey": "__isPostBase"
};

(node as any).hash = "bc0f9184e1665f747e760fd180f10f81";

export default node;
