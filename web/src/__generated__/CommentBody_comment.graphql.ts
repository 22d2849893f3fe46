/**
 * @generated SignedSource<<12b3254043e4aae26efe1ae11f5efec3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentBody_comment$data = {
  readonly attachments: {
    readonly " $fragmentSpreads": FragmentRefs<"Attachments_attachments">;
  };
  readonly author: {
    readonly avatar: string | null | undefined;
    readonly isMain: boolean;
    readonly name: string;
    readonly type: AuthorType;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
  };
  readonly content: string | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly permissions: {
    readonly comment: {
      readonly allowed: boolean;
    };
  };
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentMenu_comment" | "DeletedComment_comment" | "LikeButton_subject">;
  readonly " $fragmentType": "CommentBody_comment";
};
export type CommentBody_comment$key = {
  readonly " $data"?: CommentBody_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentBody_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentBody_comment",
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
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorName_author"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachments",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Attachments_attachments"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LikeButton_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentMenu_comment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletedComment_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "8a43027475d8b56b64a8f2a2c149bd2b";

export default node;
