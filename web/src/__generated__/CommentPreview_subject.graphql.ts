/**
 * @generated SignedSource<<67d8466c9eb571370eb660a216c057de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentPreview_subject$data = {
  readonly comments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly author: {
          readonly avatar: string | null | undefined;
          readonly name: string;
          readonly type: AuthorType;
          readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
        };
        readonly content: string | null | undefined;
        readonly id: string;
        readonly isDeleted: boolean;
      };
    }>;
  } | null | undefined;
  readonly totalCommentsCount: number;
  readonly " $fragmentType": "CommentPreview_subject";
};
export type CommentPreview_subject$key = {
  readonly " $data"?: CommentPreview_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentPreview_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentPreview_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCommentsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "CommentConnection",
      "kind": "LinkedField",
      "name": "comments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CommentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Comment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AuthorName_author"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "comments(first:2)"
    }
  ],
  "type": "Commentable",
  "abstractKey": "__isCommentable"
};

(node as any).hash = "1540e236b4158832b96a34e6e92cda00";

export default node;
