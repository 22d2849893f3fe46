/**
 * @generated SignedSource<<48d50fa4fa0dc07b59f64b8f1ba8bf96>>
 * @relayHash 465a6bbebae505a22028d79e33ff674f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb7525349089a9700e7f2dd8b5f9aa3a5bda153f99373eba2c429de10cee4a7a

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
export type StartAnswersInput = {
  clientMutationId?: string | null | undefined;
  subjectId: string;
};
export type StartAnswersMutation$variables = {
  input: StartAnswersInput;
};
export type StartAnswersMutation$data = {
  readonly startAnswers: {
    readonly answerSet: {
      readonly hash: string;
      readonly type: InterviewType;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type StartAnswersMutation = {
  response: StartAnswersMutation$data;
  variables: StartAnswersMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hash",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StartAnswersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StartAnswersPayload",
        "kind": "LinkedField",
        "name": "startAnswers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnswerSet",
            "kind": "LinkedField",
            "name": "answerSet",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StartAnswersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StartAnswersPayload",
        "kind": "LinkedField",
        "name": "startAnswers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnswerSet",
            "kind": "LinkedField",
            "name": "answerSet",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb7525349089a9700e7f2dd8b5f9aa3a5bda153f99373eba2c429de10cee4a7a",
    "metadata": {},
    "name": "StartAnswersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9b7accbaa72cb98937e7a76d05f1258";

export default node;
