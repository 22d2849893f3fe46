/**
 * @generated SignedSource<<3edf1b52b3c7d542e0365ebf12f8da88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsiderPage_query$data = {
  readonly insider: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "FeedEdge";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"NewsList_feed">;
  } | null | undefined;
  readonly " $fragmentType": "InsiderPage_query";
};
export type InsiderPage_query$key = {
  readonly " $data"?: InsiderPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsiderPage_query">;
};

import InsiderPagePaginationQuery_graphql from './InsiderPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "insider"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
      "fragmentPathInResult": [],
      "operation": InsiderPagePaginationQuery_graphql
    }
  },
  "name": "InsiderPage_query",
  "selections": [
    {
      "alias": "insider",
      "args": null,
      "concreteType": "FeedConnection",
      "kind": "LinkedField",
      "name": "__InsiderPage_insider_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FeedEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewsList_feed"
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ba35285b6a445da558a342b508ab34bd";

export default node;
