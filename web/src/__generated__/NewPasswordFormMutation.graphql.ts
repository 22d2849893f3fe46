/**
 * @generated SignedSource<<ff467775a3b28271fd15a544de1edbe1>>
 * @relayHash 515a168872a4442a331619a9ea526239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d43b9f2d691060d2616459f0dd2f49ed55b936ca61c281354cf1a17b0e1652b3

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type RecoverPasswordInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  password: string;
  passwordConfirmation: string;
  userId: number;
};
export type NewPasswordFormMutation$variables = {
  input: RecoverPasswordInput;
};
export type NewPasswordFormMutation$data = {
  readonly recoverPassword: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type NewPasswordFormMutation = {
  response: NewPasswordFormMutation$data;
  variables: NewPasswordFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RecoverPasswordPayload",
    "kind": "LinkedField",
    "name": "recoverPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "NewPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d43b9f2d691060d2616459f0dd2f49ed55b936ca61c281354cf1a17b0e1652b3",
    "metadata": {},
    "name": "NewPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3a02e92853a04cd6d664119d0808631";

export default node;
