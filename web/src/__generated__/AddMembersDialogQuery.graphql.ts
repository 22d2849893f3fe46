/**
 * @generated SignedSource<<b88d8665ab03e5538a294f81aaad5fcb>>
 * @relayHash e3261b8fb69f280b1041686fce35cec0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf2fb3beafca31baacb5d91bf5d3534d52b05533e51d498f8c191476839926f8

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
export type AddMembersDialogQuery$variables = {
  query?: string | null | undefined;
};
export type AddMembersDialogQuery$data = {
  readonly contacts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly avatar: string | null | undefined;
        readonly id: string;
        readonly job: string | null | undefined;
        readonly lists: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly name: string;
        readonly organization: string | null | undefined;
        readonly type: AuthorType;
      };
    }>;
  } | null | undefined;
};
export type AddMembersDialogQuery = {
  response: AddMembersDialogQuery$data;
  variables: AddMembersDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "ContactConnection",
    "kind": "LinkedField",
    "name": "contacts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "avatar",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "job",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "organization",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContactList",
                "kind": "LinkedField",
                "name": "lists",
                "plural": true,
                "selections": [
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddMembersDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddMembersDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bf2fb3beafca31baacb5d91bf5d3534d52b05533e51d498f8c191476839926f8",
    "metadata": {},
    "name": "AddMembersDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "652f7461a0f2480e847a2d4c4a64fd81";

export default node;
