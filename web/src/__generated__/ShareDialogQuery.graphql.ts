/**
 * @generated SignedSource<<6ab58d51f2812d8f47e39cb285a99cb0>>
 * @relayHash 398998b54d5554d4b16b749e7d7b727e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7620c1a0d406536379c45c9461b31df7f247d16b9cb78dacb16c8993362da89b

import type { ConcreteRequest } from 'relay-runtime';
export type ShareDialogQuery$variables = {
  databaseId: number;
};
export type ShareDialogQuery$data = {
  readonly interview: {
    readonly id: string;
    readonly sharedWith: ReadonlyArray<{
      readonly avatar: string | null | undefined;
      readonly databaseId: number;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type ShareDialogQuery = {
  response: ShareDialogQuery$data;
  variables: ShareDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShareDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Interview",
        "kind": "LinkedField",
        "name": "interview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Author",
            "kind": "LinkedField",
            "name": "sharedWith",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShareDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Interview",
        "kind": "LinkedField",
        "name": "interview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Author",
            "kind": "LinkedField",
            "name": "sharedWith",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7620c1a0d406536379c45c9461b31df7f247d16b9cb78dacb16c8993362da89b",
    "metadata": {},
    "name": "ShareDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b5273ac3077faeaa6d8dd5d743f30bf";

export default node;
