/**
 * @generated SignedSource<<6ae981b27dbb130caad9ceb045f5efa6>>
 * @relayHash d005e67d2f205045843f26e871005f36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78e6098c033647ba784c1633f5aaac7e86c6f0e208c5a55e0f8e1ae94d6b07bd

import type { ConcreteRequest } from 'relay-runtime';
export type WorkListDialogQuery$variables = Record<PropertyKey, never>;
export type WorkListDialogQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly people: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type WorkListDialogQuery = {
  response: WorkListDialogQuery$data;
  variables: WorkListDialogQuery$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkListDialogQuery",
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
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Author",
                "kind": "LinkedField",
                "name": "people",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkListDialogQuery",
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
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Author",
                "kind": "LinkedField",
                "name": "people",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "78e6098c033647ba784c1633f5aaac7e86c6f0e208c5a55e0f8e1ae94d6b07bd",
    "metadata": {},
    "name": "WorkListDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14045cc3d571cc513d7d2947efcb0464";

export default node;
