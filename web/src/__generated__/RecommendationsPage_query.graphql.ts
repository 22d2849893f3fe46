/**
 * @generated SignedSource<<520a390d071905e76f1e71d772b60a9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capability = "ADMINISTER" | "CREATE_COMMUNITY" | "OPEN_SETTINGS" | "OPEN_SETTINGS_OF_OTHERS" | "SEE_ACCOUNT_ITEMS" | "SEE_BANNER" | "USE_ACCOUNT" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecommendationsPage_query$data = {
  readonly viewer: {
    readonly capabilities: ReadonlyArray<Capability>;
    readonly keepContacts: {
      readonly " $fragmentSpreads": FragmentRefs<"KeepButton_permission">;
    };
    readonly recommendedContacts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly " $fragmentSpreads": FragmentRefs<"ContactRow_contact">;
        };
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "RecommendationsPage_query";
};
export type RecommendationsPage_query$key = {
  readonly " $data"?: RecommendationsPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationsPage_query">;
};

import RecommendationsPagePaginationQuery_graphql from './RecommendationsPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "viewer",
  "recommendedContacts"
];
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
      "operation": RecommendationsPagePaginationQuery_graphql
    }
  },
  "name": "RecommendationsPage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capabilities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "keepContacts",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "KeepButton_permission"
            }
          ],
          "storageKey": null
        },
        {
          "alias": "recommendedContacts",
          "args": null,
          "concreteType": "ContactConnection",
          "kind": "LinkedField",
          "name": "__RecommendationsPage_recommendedContacts_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ContactEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Contact",
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
                      "name": "name",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ContactRow_contact"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "84b848165dc3be609dee4f1a63519293";

export default node;
