/**
 * @generated SignedSource<<a4421cde4d7fd5b826347a6992477da7>>
 * @relayHash 0487b51e2acc4e747357643a2bb75b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f92ee5942682169121c93c35bbc6cbb0f01a46e8f4545b5fb060bfda2c3b383a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedType = "CALLOUT" | "COMMUNITY_POST" | "EPITOME" | "EVENT" | "JOB" | "MARCOMS" | "MEDIA" | "REACTION" | "RECORD" | "STATEMENT" | "%future added value";
export type CommunityFeedNewestQuery$variables = {
  slug: string;
  types?: ReadonlyArray<FeedType> | null | undefined;
};
export type CommunityFeedNewestQuery$data = {
  readonly feed: {
    readonly " $fragmentSpreads": FragmentRefs<"useNewPosts_items">;
  } | null | undefined;
};
export type CommunityFeedNewestQuery = {
  response: CommunityFeedNewestQuery$data;
  variables: CommunityFeedNewestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "types"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "communitySlug",
    "variableName": "slug"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "kind": "Variable",
    "name": "types",
    "variableName": "types"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/)
  ],
  "type": "Node",
  "abstractKey": "__isNode"
},
v4 = {
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
    "name": "CommunityFeedNewestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FeedConnection",
        "kind": "LinkedField",
        "name": "feed",
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
                        "fragment": (v3/*:: as any*/),
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
                                (v4/*:: as any*/)
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
    "name": "CommunityFeedNewestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FeedConnection",
        "kind": "LinkedField",
        "name": "feed",
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
                  (v3/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "Authored",
                    "abstractKey": "__isAuthored"
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f92ee5942682169121c93c35bbc6cbb0f01a46e8f4545b5fb060bfda2c3b383a",
    "metadata": {},
    "name": "CommunityFeedNewestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc8507c8c9c9c74d87ddecfbe783a5d8";

export default node;
