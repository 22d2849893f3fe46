/**
 * @generated SignedSource<<5f40b41faecbeb47e96d2859e3c2cbc1>>
 * @relayHash 1c13d1339e93d5a5b4e013d3232076e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eadcff1f295dc83c970b39f0e3e0fa5b765cd1d94c722dead22dcb8ec07efbb6

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type CreateWorkListInput = {
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  memberIds?: ReadonlyArray<number> | null | undefined;
  name: string;
};
export type WorkListDialogCreateMutation$variables = {
  input: CreateWorkListInput;
};
export type WorkListDialogCreateMutation$data = {
  readonly createWorkList: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly workList: {
      readonly id: string;
    } | null | undefined;
  };
};
export type WorkListDialogCreateMutation = {
  response: WorkListDialogCreateMutation$data;
  variables: WorkListDialogCreateMutation$variables;
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
    "concreteType": "CreateWorkListPayload",
    "kind": "LinkedField",
    "name": "createWorkList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkList",
        "kind": "LinkedField",
        "name": "workList",
        "plural": false,
        "selections": [
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
    "name": "WorkListDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkListDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eadcff1f295dc83c970b39f0e3e0fa5b765cd1d94c722dead22dcb8ec07efbb6",
    "metadata": {},
    "name": "WorkListDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "859a0fcb8dbbb450c7b24ad3f2af9b52";

export default node;
