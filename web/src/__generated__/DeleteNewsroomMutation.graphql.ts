/**
 * @generated SignedSource<<856c3cf6fb216b1e6f19346cdbb1ef0d>>
 * @relayHash 558351996e1b23ad340312c1f7805506
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a5fc04c5364396f19092b8f94bee15ce1b5bd74ad1cae0fa811bab3548528a5

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type DeleteNewsroomInput = {
  clientMutationId?: string | null | undefined;
  newsroomId: string;
};
export type DeleteNewsroomMutation$variables = {
  input: DeleteNewsroomInput;
};
export type DeleteNewsroomMutation$data = {
  readonly deleteNewsroom: {
    readonly deletedNewsroomId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type DeleteNewsroomMutation = {
  response: DeleteNewsroomMutation$data;
  variables: DeleteNewsroomMutation$variables;
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
    "concreteType": "DeleteNewsroomPayload",
    "kind": "LinkedField",
    "name": "deleteNewsroom",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedNewsroomId",
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
    "name": "DeleteNewsroomMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteNewsroomMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a5fc04c5364396f19092b8f94bee15ce1b5bd74ad1cae0fa811bab3548528a5",
    "metadata": {},
    "name": "DeleteNewsroomMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "480f45dcff64b9a002cdec28b022db15";

export default node;
