/**
 * @generated SignedSource<<7ac3d2b75679b744746c86f918d7b96d>>
 * @relayHash b2d0fed11c1837fc56179ad5fa62cf83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3608e4d59dbef6a133cde254be7e4903b537f5c383e1def43a76fbefda175d00

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundCompaniesQuery$variables = {
  query: string;
};
export type useFoundCompaniesQuery$data = {
  readonly search: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly img: string | null | undefined;
        readonly title: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useFoundCompaniesQuery = {
  response: useFoundCompaniesQuery$data;
  variables: useFoundCompaniesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      },
      {
        "kind": "Literal",
        "name": "types",
        "value": [
          "COMPANY"
        ]
      }
    ],
    "concreteType": "SearchConnection",
    "kind": "LinkedField",
    "name": "search",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchResult",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "img",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundCompaniesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundCompaniesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3608e4d59dbef6a133cde254be7e4903b537f5c383e1def43a76fbefda175d00",
    "metadata": {},
    "name": "useFoundCompaniesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "717997062dcf068cb494384c60fa151e";

export default node;
