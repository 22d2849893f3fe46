/**
 * @generated SignedSource<<6aab0ca1bc587897cdabad25b24e0c41>>
 * @relayHash afd684d65a06de79481b6ff5c00355fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df259b4f3ec4f81835efd478862d032c4198a997cd8f06359d1911881c4fa7f3

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
export type SignUpInput = {
  acceptTerms: boolean;
  clientMutationId?: string | null | undefined;
  email: string;
  firstname: string;
  jobTitle?: string | null | undefined;
  lastname: string;
  organization?: string | null | undefined;
  password: string;
  timezone?: string | null | undefined;
  userType: UserType;
};
export type SignUpFormMutation$variables = {
  input: SignUpInput;
};
export type SignUpFormMutation$data = {
  readonly signUp: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SignUpFormMutation = {
  response: SignUpFormMutation$data;
  variables: SignUpFormMutation$variables;
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
    "concreteType": "SignUpPayload",
    "kind": "LinkedField",
    "name": "signUp",
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
    "name": "SignUpFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignUpFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df259b4f3ec4f81835efd478862d032c4198a997cd8f06359d1911881c4fa7f3",
    "metadata": {},
    "name": "SignUpFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6cdcd376d3db755a6db14d2aa46858da";

export default node;
