/**
 * @generated SignedSource<<768d25dc82d841b8b400ebdb06ea9126>>
 * @relayHash be61113aa1e88a76990279bbda4f1043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d9d70bfb466961cbc326c1cdcb0de62e02a09280f2884b24a8d62277b311178

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type SetAnswerSavedInput = {
  answerId: number;
  clientMutationId?: string | null | undefined;
  saved: boolean;
};
export type ForgetButtonMutation$variables = {
  input: SetAnswerSavedInput;
};
export type ForgetButtonMutation$data = {
  readonly setAnswerSaved: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ForgetButtonMutation = {
  response: ForgetButtonMutation$data;
  variables: ForgetButtonMutation$variables;
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
    "concreteType": "SetAnswerSavedPayload",
    "kind": "LinkedField",
    "name": "setAnswerSaved",
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
    "name": "ForgetButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgetButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d9d70bfb466961cbc326c1cdcb0de62e02a09280f2884b24a8d62277b311178",
    "metadata": {},
    "name": "ForgetButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "888d041e12f6effd7f42012c2a790eee";

export default node;
