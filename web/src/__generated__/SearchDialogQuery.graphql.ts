/**
 * @generated SignedSource<<e613fe8106bdc2071abedaae0d81b0da>>
 * @relayHash 267e2d67cfdeabb21e6faca98ce5be0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b89606efb5e98268f9392ede0edd2b72e13daa091b864275931414f44420beb

import type { ConcreteRequest } from 'relay-runtime';
export type MonitorSource = "ONLINE" | "PRINT" | "SOCIAL" | "%future added value";
export type SearchDialogQuery$variables = Record<PropertyKey, never>;
export type SearchDialogQuery$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly viewer: {
    readonly monitor: {
      readonly sources: ReadonlyArray<MonitorSource>;
    } | null | undefined;
  };
};
export type SearchDialogQuery = {
  response: SearchDialogQuery$data;
  variables: SearchDialogQuery$variables;
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
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Monitor",
  "kind": "LinkedField",
  "name": "monitor",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sources",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Beat",
        "kind": "LinkedField",
        "name": "beats",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "SearchDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Beat",
        "kind": "LinkedField",
        "name": "beats",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9b89606efb5e98268f9392ede0edd2b72e13daa091b864275931414f44420beb",
    "metadata": {},
    "name": "SearchDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf233f2d044ea15bea72b68be14f7062";

export default node;
