/**
 * @generated SignedSource<<4321cd93618970ca000637025ad43102>>
 * @relayHash 5b754c90d773877cf3ffd47af45a8260
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b23277f5cb02aa3e9b3ae8acc376de0eecc760eb1981e7112167379edf2e6cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutletFeedNewestQuery$variables = {
  slug: string;
};
export type OutletFeedNewestQuery$data = {
  readonly outlet: {
    readonly stories: {
      readonly " $fragmentSpreads": FragmentRefs<"useNewPosts_items">;
    } | null | undefined;
  } | null | undefined;
};
export type OutletFeedNewestQuery = {
  response: OutletFeedNewestQuery$data;
  variables: OutletFeedNewestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "Node",
  "abstractKey": "__isNode"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMain",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OutletFeedNewestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Outlet",
        "kind": "LinkedField",
        "name": "outlet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "FeedConnection",
            "kind": "LinkedField",
            "name": "stories",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useNewPosts_items",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FeedEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "fragment": (v4/*:: as any*/),
                            "kind": "AliasedInlineFragmentSpread",
                            "name": "thing"
                          },
                          {
                            "fragment": {
                              "kind": "InlineFragment",
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Author",
                                  "kind": "LinkedField",
                                  "name": "author",
                                  "plural": false,
                                  "selections": [
                                    (v5/*:: as any*/)
                                  ],
                                  "storageKey": null
                                }
                              ],
                              "type": "Authored",
                              "abstractKey": "__isAuthored"
                            },
                            "kind": "AliasedInlineFragmentSpread",
                            "name": "written"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": "stories(first:20)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OutletFeedNewestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Outlet",
        "kind": "LinkedField",
        "name": "outlet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "FeedConnection",
            "kind": "LinkedField",
            "name": "stories",
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Author",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "Authored",
                        "abstractKey": "__isAuthored"
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "stories(first:20)"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b23277f5cb02aa3e9b3ae8acc376de0eecc760eb1981e7112167379edf2e6cb",
    "metadata": {},
    "name": "OutletFeedNewestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b482f215c538ee32994b5f9228019a99";

export default node;
