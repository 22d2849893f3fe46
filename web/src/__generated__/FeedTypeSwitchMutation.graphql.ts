/**
 * @generated SignedSource<<f0704868d03a4724c59ddf73c2cd9b40>>
 * @relayHash 99ea69636b275cdb7e35909ef5f9b15a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164fcbcfc662a5b5418aa135b6ecf782f651a7c86e53b7eb5f7832a092ea9aa0

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type FeedType = "CALLOUT" | "COMMUNITY_POST" | "EPITOME" | "EVENT" | "JOB" | "MARCOMS" | "MEDIA" | "REACTION" | "RECORD" | "STATEMENT" | "%future added value";
export type SetFeedTypeFollowInput = {
  clientMutationId?: string | null | undefined;
  followed: boolean;
  settingsId: string;
  type: FeedType;
};
export type FeedTypeSwitchMutation$variables = {
  input: SetFeedTypeFollowInput;
};
export type FeedTypeSwitchMutation$data = {
  readonly setFeedTypeFollow: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly settings: {
      readonly feedTypeFollows: ReadonlyArray<{
        readonly isFollowed: boolean;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type FeedTypeSwitchMutation = {
  response: FeedTypeSwitchMutation$data;
  variables: FeedTypeSwitchMutation$variables;
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
  "concreteType": "FeedTypeFollow",
  "kind": "LinkedField",
  "name": "feedTypeFollows",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFollowed",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
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
    "name": "FeedTypeSwitchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetFeedTypeFollowPayload",
        "kind": "LinkedField",
        "name": "setFeedTypeFollow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "FeedTypeSwitchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetFeedTypeFollowPayload",
        "kind": "LinkedField",
        "name": "setFeedTypeFollow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "164fcbcfc662a5b5418aa135b6ecf782f651a7c86e53b7eb5f7832a092ea9aa0",
    "metadata": {},
    "name": "FeedTypeSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fcb06465882574c9b38c5b8c0a4a4bb";

export default node;
