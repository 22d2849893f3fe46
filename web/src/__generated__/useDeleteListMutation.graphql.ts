/**
 * @generated SignedSource<<18dbdc8c67fb2a1b509ba0172275fad8>>
 * @relayHash e61133361d6b5f91ba381d8c02c5ccd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b2a34c52a604b4d932a5b585df3869d4105dbf5b6d716c4974047d637c7940

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type DeleteContactListInput = {
  clientMutationId?: string | null | undefined;
  contactListId: string;
};
export type useDeleteListMutation$variables = {
  input: DeleteContactListInput;
};
export type useDeleteListMutation$data = {
  readonly deleteContactList: {
    readonly deletedContactListId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteListMutation = {
  response: useDeleteListMutation$data;
  variables: useDeleteListMutation$variables;
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
    "concreteType": "DeleteContactListPayload",
    "kind": "LinkedField",
    "name": "deleteContactList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedContactListId",
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
    "name": "useDeleteListMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteListMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0b2a34c52a604b4d932a5b585df3869d4105dbf5b6d716c4974047d637c7940",
    "metadata": {},
    "name": "useDeleteListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7103e5586388ae2c43a85467b2ef6faf";

export default node;
