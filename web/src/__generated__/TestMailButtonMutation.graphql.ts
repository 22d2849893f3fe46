/**
 * @generated SignedSource<<cfa6130f0e10ae332147154d64b0781e>>
 * @relayHash 037bc0dc1c9696ceb4260e6fde2656da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53ec0a3917b3de8a0f89a1ccb5bbadded0c90aae5ed24be4bb96dd3e06dea516

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type TestAnnouncementEmailInput = {
  announcementId: string;
  clientMutationId?: string | null | undefined;
  to: string;
};
export type TestMailButtonMutation$variables = {
  input: TestAnnouncementEmailInput;
};
export type TestMailButtonMutation$data = {
  readonly testAnnouncementEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TestMailButtonMutation = {
  response: TestMailButtonMutation$data;
  variables: TestMailButtonMutation$variables;
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
    "concreteType": "TestAnnouncementEmailPayload",
    "kind": "LinkedField",
    "name": "testAnnouncementEmail",
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
    "name": "TestMailButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestMailButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "53ec0a3917b3de8a0f89a1ccb5bbadded0c90aae5ed24be4bb96dd3e06dea516",
    "metadata": {},
    "name": "TestMailButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6114a5ef89746377613e7c8bd8cff295";

export default node;
