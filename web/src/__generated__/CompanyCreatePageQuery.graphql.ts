/**
 * @generated SignedSource<<f005839d3595d22928c71f80d5273657>>
 * @relayHash 5161818e05f01f0361f7fceb42d5f05d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a5aa7ef7e9aa96221102ae78fbc01f0471afdfdd75dfc85e528882feeec92a4

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyCreatePageQuery$variables = Record<PropertyKey, never>;
export type CompanyCreatePageQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
};
export type CompanyCreatePageQuery = {
  response: CompanyCreatePageQuery$data;
  variables: CompanyCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyCreatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CompanyCreatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0a5aa7ef7e9aa96221102ae78fbc01f0471afdfdd75dfc85e528882feeec92a4",
    "metadata": {},
    "name": "CompanyCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c3362d302e092feb84316d58ada4204";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
