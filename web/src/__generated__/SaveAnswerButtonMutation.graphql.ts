/**
 * @generated SignedSource<<0f0c1c3b14ea9c0796a312bde6968477>>
 * @relayHash 48b54e5b528a2b0bfeda70c7a51dffa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d589f193c9f4bcf3348f09005ae5c0e3e65a997daffa00ad5df66d9e55af52fa

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type SetAnswerSavedInput = {
  answerId: number;
  clientMutationId?: string | null | undefined;
  saved: boolean;
};
export type SaveAnswerButtonMutation$variables = {
  input: SetAnswerSavedInput;
};
export type SaveAnswerButtonMutation$data = {
  readonly setAnswerSaved: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly isSaved: boolean | null | undefined;
  };
};
export type SaveAnswerButtonMutation = {
  response: SaveAnswerButtonMutation$data;
  variables: SaveAnswerButtonMutation$variables;
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
        "kind": "ScalarField",
        "name": "isSaved",
        "storageKey": null
      },
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
    "name": "SaveAnswerButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveAnswerButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d589f193c9f4bcf3348f09005ae5c0e3e65a997daffa00ad5df66d9e55af52fa",
    "metadata": {},
    "name": "SaveAnswerButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df122088549396364b22402c7d21f3a5";

export default node;
