/**
 * @generated SignedSource<<1eb8d50390e162bdc69ddc12012f106a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonitorPage_query$data = {
  readonly viewer: {
    readonly monitor: {
      readonly items: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly databaseId: number;
            readonly " $fragmentSpreads": FragmentRefs<"MonitorRow_item">;
          };
        }>;
        readonly totalCount: number;
      } | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "MonitorPage_query";
};
export type MonitorPage_query$key = {
  readonly " $data"?: MonitorPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonitorPage_query">;
};

import MonitorPagePaginationQuery_graphql from './MonitorPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "viewer",
  "monitor",
  "items"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "beatIds"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "query"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "searchId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sources"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
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
      "operation": MonitorPagePaginationQuery_graphql
    }
  },
  "name": "MonitorPage_query",
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
          "concreteType": "Monitor",
          "kind": "LinkedField",
          "name": "monitor",
          "plural": false,
          "selections": [
            {
              "alias": "items",
              "args": [
                {
                  "kind": "Variable",
                  "name": "beatIds",
                  "variableName": "beatIds"
                },
                {
                  "kind": "Variable",
                  "name": "from",
                  "variableName": "from"
                },
                {
                  "kind": "Variable",
                  "name": "query",
                  "variableName": "query"
                },
                {
                  "kind": "Variable",
                  "name": "searchId",
                  "variableName": "searchId"
                },
                {
                  "kind": "Variable",
                  "name": "sources",
                  "variableName": "sources"
                },
                {
                  "kind": "Variable",
                  "name": "to",
                  "variableName": "to"
                }
              ],
              "concreteType": "MonitorItemConnection",
              "kind": "LinkedField",
              "name": "__MonitorPage_items_connection",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MonitorItemEdge",
                  "kind": "LinkedField",
                  "name": "edges",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MonitorItem",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "databaseId",
                          "storageKey": null
                        },
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "MonitorRow_item"
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "24a1e3d7194f6145ebad9d58dd9734b8";

export default node;
