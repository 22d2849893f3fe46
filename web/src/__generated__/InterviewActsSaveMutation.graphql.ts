/**
 * @generated SignedSource<<e2ff58f3245883ca4e0014629c5d30c9>>
 * @relayHash 4a96f12dfad2726b309306c73005576a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 852a865723b207cd4e0ec52553c221128453b5d11744c84b123f96facfa6f400

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type SetInterviewSavedInput = {
  clientMutationId?: string | null | undefined;
  interviewId: string;
  saved: boolean;
};
export type InterviewActsSaveMutation$variables = {
  input: SetInterviewSavedInput;
};
export type InterviewActsSaveMutation$data = {
  readonly setInterviewSaved: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly interview: {
      readonly id: string;
      readonly isSaved: boolean;
    } | null | undefined;
  };
};
export type InterviewActsSaveMutation$rawResponse = {
  readonly setInterviewSaved: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly interview: {
      readonly id: string;
      readonly isSaved: boolean;
    } | null | undefined;
  };
};
export type InterviewActsSaveMutation = {
  rawResponse: InterviewActsSaveMutation$rawResponse;
  response: InterviewActsSaveMutation$data;
  variables: InterviewActsSaveMutation$variables;
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
    "concreteType": "SetInterviewSavedPayload",
    "kind": "LinkedField",
    "name": "setInterviewSaved",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Interview",
        "kind": "LinkedField",
        "name": "interview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSaved",
            "storageKey": null
          }
        ],
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
    "name": "InterviewActsSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InterviewActsSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "852a865723b207cd4e0ec52553c221128453b5d11744c84b123f96facfa6f400",
    "metadata": {},
    "name": "InterviewActsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2976bbe342e88aae950f87a3c6fec8a";

export default node;
