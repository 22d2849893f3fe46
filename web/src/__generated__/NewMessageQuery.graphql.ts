/**
 * @generated SignedSource<<8945c6671fe9b1555ed8b9db0eacce6a>>
 * @relayHash 75658d29ff525a19388e9810fd7c05ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0532ccb1899ea9eaab8216d6b4e4e24c34a322fb8295c9be5087d035c4d64ab

import type { ConcreteRequest } from 'relay-runtime';
export type NewMessageQuery$variables = {
  isNamed: boolean;
  slug: string;
};
export type NewMessageQuery$data = {
  readonly user?: {
    readonly avatar: string | null | undefined;
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
};
export type NewMessageQuery = {
  response: NewMessageQuery$data;
  variables: NewMessageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNamed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewMessageQuery",
    "selections": [
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewMessageQuery",
    "selections": [
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "id": "f0532ccb1899ea9eaab8216d6b4e4e24c34a322fb8295c9be5087d035c4d64ab",
    "metadata": {},
    "name": "NewMessageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d6633ce0bdff979b8fe1691e03abcfc";

export default node;
