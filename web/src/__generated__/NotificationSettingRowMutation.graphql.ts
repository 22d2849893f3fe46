/**
 * @generated SignedSource<<0ae7695a45a2833d86bf71ae1f5c29f8>>
 * @relayHash 843bada602c36de17fef985c2837b4d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80965dd7fcb1f941dd3e7c6ccf22e977544f7947c3956f5e86ca43edea9618e5

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type NotificationKind = "COMMENT" | "COMMENT_AS_REPLY" | "INTERVIEW_ANSWER" | "LIKE" | "LIKE_ON_COMMENT" | "MENTION" | "MENTION_ON_COMMENT" | "%future added value";
export type UpdateNotificationSettingInput = {
  clientMutationId?: string | null | undefined;
  email?: boolean | null | undefined;
  kind: NotificationKind;
  onSite?: boolean | null | undefined;
  settingsId: string;
};
export type NotificationSettingRowMutation$variables = {
  input: UpdateNotificationSettingInput;
};
export type NotificationSettingRowMutation$data = {
  readonly updateNotificationSetting: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly settings: {
      readonly notificationSettings: ReadonlyArray<{
        readonly email: boolean;
        readonly onSite: boolean;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type NotificationSettingRowMutation = {
  response: NotificationSettingRowMutation$data;
  variables: NotificationSettingRowMutation$variables;
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
  "concreteType": "NotificationSetting",
  "kind": "LinkedField",
  "name": "notificationSettings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
    "name": "NotificationSettingRowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateNotificationSettingPayload",
        "kind": "LinkedField",
        "name": "updateNotificationSetting",
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
    "name": "NotificationSettingRowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateNotificationSettingPayload",
        "kind": "LinkedField",
        "name": "updateNotificationSetting",
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
    "id": "80965dd7fcb1f941dd3e7c6ccf22e977544f7947c3956f5e86ca43edea9618e5",
    "metadata": {},
    "name": "NotificationSettingRowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a20caf4a9a683c7ab105bdb48aab110";

export default node;
