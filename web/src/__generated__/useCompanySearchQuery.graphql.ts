/**
 * @generated SignedSource<<a9beccfe0eeae794788b845216f12f8b>>
 * @relayHash 00080d186e8de70a67f68502c360c94d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f2248040798b537929e66495923b6dc786db0b32afec0059a2ead3bf077ce4d

import type { ConcreteRequest } from 'relay-runtime';
export type useCompanySearchQuery$variables = {
  query: string;
};
export type useCompanySearchQuery$data = {
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
export type useCompanySearchQuery = {
  response: useCompanySearchQuery$data;
  variables: useCompanySearchQuery$variables;
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
        "value": 10
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
    "name": "useCompanySearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompanySearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f2248040798b537929e66495923b6dc786db0b32afec0059a2ead3bf077ce4d",
    "metadata": {},
    "name": "useCompanySearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f45a61c03a922aad4acbb521038b1c9";

export default node;
