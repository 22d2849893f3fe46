/**
 * @generated SignedSource<<30c22381955a9e6b6bf0b7aca4d4fa0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LikersList_subject$data = {
  readonly id: string;
  readonly likes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly avatar: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly type: AuthorType;
        readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LikersList_subject";
};
export type LikersList_subject$key = {
  readonly " $data"?: LikersList_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"LikersList_subject">;
};

import LikersListPageQuery_graphql from './LikersListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "likes"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": LikersListPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "LikersList_subject",
  "selections": [
    {
      "alias": "likes",
      "args": null,
      "concreteType": "AuthorConnection",
      "kind": "LinkedField",
      "name": "__LikersList_likes_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AuthorEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Author",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Likable",
  "abstractKey": "__isLikable"
};
})();

(node as any).hash = "c93f5091291f526b30e8eb36be85541b";

export default node;
