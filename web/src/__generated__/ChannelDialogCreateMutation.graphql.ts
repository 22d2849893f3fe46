/**
 * @generated SignedSource<<68e7bdd22317a04bd8716546340de0d4>>
 * @relayHash 3940991bdb80b0c309258424fc88706c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f01822d96b5455e793c7bc50ed8cf8871f67d1831865a9e019b83ccafdafbec

import type { ConcreteRequest } from 'relay-runtime';
export type ChannelType = "EMAIL" | "NEWSROOM" | "SOCIAL" | "WEB" | "%future added value";
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type CreateChannelInput = {
  clientMutationId?: string | null | undefined;
  contactListId?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name: string;
  newsroomId?: number | null | undefined;
  type: ChannelType;
  url?: string | null | undefined;
};
export type ChannelDialogCreateMutation$variables = {
  input: CreateChannelInput;
};
export type ChannelDialogCreateMutation$data = {
  readonly createChannel: {
    readonly channel: {
      readonly id: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ChannelDialogCreateMutation = {
  response: ChannelDialogCreateMutation$data;
  variables: ChannelDialogCreateMutation$variables;
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
    "concreteType": "CreateChannelPayload",
    "kind": "LinkedField",
    "name": "createChannel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Channel",
        "kind": "LinkedField",
        "name": "channel",
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
    "name": "ChannelDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChannelDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f01822d96b5455e793c7bc50ed8cf8871f67d1831865a9e019b83ccafdafbec",
    "metadata": {},
    "name": "ChannelDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae14b0cb0017bea3833fa5af53f0af5a";

export default node;
