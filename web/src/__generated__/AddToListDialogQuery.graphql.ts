/**
 * @generated SignedSource<<3d5ea6f3324f2de6e0069140e33f7c4f>>
 * @relayHash 3694b751acfc7b00f8c97fbeb11a55c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4e5594ea2be4b10a5964088770ec015ce0330e2ba24c3698da07bd743311350

import type { ConcreteRequest } from 'relay-runtime';
export type AddToListDialogQuery$variables = Record<PropertyKey, never>;
export type AddToListDialogQuery$data = {
  readonly viewer: {
    readonly contactLists: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly contactsCount: number;
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  };
};
export type AddToListDialogQuery = {
  response: AddToListDialogQuery$data;
  variables: AddToListDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
    }
  ],
  "concreteType": "ContactListConnection",
  "kind": "LinkedField",
  "name": "contactLists",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactListEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactList",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contactsCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "contactLists(first:50)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddToListDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "name": "AddToListDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4e5594ea2be4b10a5964088770ec015ce0330e2ba24c3698da07bd743311350",
    "metadata": {},
    "name": "AddToListDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc37c5b75dc4b3c1d6900d7fa4bf5f0d";

export default node;
