/**
 * @generated SignedSource<<7d05e05147f04df91e348a35bfaa8dae>>
 * @relayHash 9b5992e13bc6a3880a1f1b54f79e9aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff3ba2318bca9eaee6423c4dbceff09074ce353bf6cb9897692110affd60b4cd

import type { ConcreteRequest } from 'relay-runtime';
export type CommunityCreatePageQuery$variables = Record<PropertyKey, never>;
export type CommunityCreatePageQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
};
export type CommunityCreatePageQuery = {
  response: CommunityCreatePageQuery$data;
  variables: CommunityCreatePageQuery$variables;
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
    "name": "CommunityCreatePageQuery",
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
    "name": "CommunityCreatePageQuery",
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
    "id": "ff3ba2318bca9eaee6423c4dbceff09074ce353bf6cb9897692110affd60b4cd",
    "metadata": {},
    "name": "CommunityCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e590387b2dd289f3cad8ac7e5301b124";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
