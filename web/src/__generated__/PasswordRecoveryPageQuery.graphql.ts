/**
 * @generated SignedSource<<3022421167023dd766d6d9a7d1142dfd>>
 * @relayHash aa014593d8b817958883e76caefbb4c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a621de7c69f339d42cba3c502148ec5cee005d769450cac7e33bd137fcafce3

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordRecoveryPageQuery$variables = {
  code: string;
  userId: number;
};
export type PasswordRecoveryPageQuery$data = {
  readonly passwordRecovery: {
    readonly email: string;
  } | null | undefined;
};
export type PasswordRecoveryPageQuery = {
  response: PasswordRecoveryPageQuery$data;
  variables: PasswordRecoveryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "PasswordRecovery",
    "kind": "LinkedField",
    "name": "passwordRecovery",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PasswordRecoveryPageQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "PasswordRecoveryPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0a621de7c69f339d42cba3c502148ec5cee005d769450cac7e33bd137fcafce3",
    "metadata": {},
    "name": "PasswordRecoveryPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "12da88c4000549ec455d02f6a3745fd7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
