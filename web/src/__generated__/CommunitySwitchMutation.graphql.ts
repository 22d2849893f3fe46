/**
 * @generated SignedSource<<de4b7a2dfb2ac07c9f4ac9f2855d2070>>
 * @relayHash cd81fedb3b684edc0ac1094538e5d79f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86932ba6af9076da1b099c6432396f6616261fc3fd94579db894c47a882a466a

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type SetCommunityFollowInput = {
  clientMutationId?: string | null | undefined;
  communityId: number;
  followed: boolean;
  settingsId: string;
};
export type CommunitySwitchMutation$variables = {
  input: SetCommunityFollowInput;
};
export type CommunitySwitchMutation$data = {
  readonly setCommunityFollow: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CommunitySwitchMutation = {
  response: CommunitySwitchMutation$data;
  variables: CommunitySwitchMutation$variables;
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
    "concreteType": "SetCommunityFollowPayload",
    "kind": "LinkedField",
    "name": "setCommunityFollow",
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
    "name": "CommunitySwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommunitySwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86932ba6af9076da1b099c6432396f6616261fc3fd94579db894c47a882a466a",
    "metadata": {},
    "name": "CommunitySwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "83fb3b103a587d9d3c20f114cb92d58d";

export default node;
