/**
 * @generated SignedSource<<41643380177efe2d06d36282c9eae2ab>>
 * @relayHash 508cd6f7897da1600f2dc2205ab36041
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34c77c6171d5b62f42dc66cab8d70b7f61a9f76a2b3e6345c842c80180ae0caa

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type InvitationStatus = "ANSWERED" | "INVITED" | "OPENED" | "%future added value";
export type InviteRespondentsInput = {
  clientMutationId?: string | null | undefined;
  contactIds?: ReadonlyArray<number>;
  emails?: ReadonlyArray<string>;
  idempotencyKey?: string | null | undefined;
  interviewId: string;
};
export type InviteDialogMutation$variables = {
  input: InviteRespondentsInput;
};
export type InviteDialogMutation$data = {
  readonly inviteRespondents: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly interview: {
      readonly invitations: ReadonlyArray<{
        readonly contact: {
          readonly databaseId: number;
          readonly name: string;
        } | null | undefined;
        readonly databaseId: number;
        readonly email: string | null | undefined;
        readonly status: InvitationStatus;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type InviteDialogMutation = {
  response: InviteDialogMutation$data;
  variables: InviteDialogMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
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
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InviteDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InviteRespondentsPayload",
        "kind": "LinkedField",
        "name": "inviteRespondents",
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
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Author",
                    "kind": "LinkedField",
                    "name": "contact",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "InviteDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InviteRespondentsPayload",
        "kind": "LinkedField",
        "name": "inviteRespondents",
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
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Author",
                    "kind": "LinkedField",
                    "name": "contact",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34c77c6171d5b62f42dc66cab8d70b7f61a9f76a2b3e6345c842c80180ae0caa",
    "metadata": {},
    "name": "InviteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3180ebafc67fa4cb5b79e26b8fd592a";

export default node;
