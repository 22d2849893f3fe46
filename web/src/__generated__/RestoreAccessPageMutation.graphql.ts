/**
 * @generated SignedSource<<00321ae4fb7dfc533727592bc7aa3cb8>>
 * @relayHash 4bb0d55551826c31769b3549df43e85c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72ada96228a11aa5acb0c7020df103674a161544341663fb658a2428462d4b57

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type RequestPasswordRecoveryInput = {
  clientMutationId?: string | null | undefined;
  email: string;
};
export type RestoreAccessPageMutation$variables = {
  input: RequestPasswordRecoveryInput;
};
export type RestoreAccessPageMutation$data = {
  readonly requestPasswordRecovery: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RestoreAccessPageMutation = {
  response: RestoreAccessPageMutation$data;
  variables: RestoreAccessPageMutation$variables;
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
    "concreteType": "RequestPasswordRecoveryPayload",
    "kind": "LinkedField",
    "name": "requestPasswordRecovery",
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
    "name": "RestoreAccessPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestoreAccessPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "72ada96228a11aa5acb0c7020df103674a161544341663fb658a2428462d4b57",
    "metadata": {},
    "name": "RestoreAccessPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8337be31d8c3efc84f53404a0a71d39c";

export default node;
