/**
 * @generated SignedSource<<97a68af148cc4c4fe7aeb0f24dc6d323>>
 * @relayHash 077211811df18b9c314f82f39dc31587
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf10c0e0d51e41fad4aafbce4b1119770d2a1841d3a1da54997d5ba37b70d3a

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type MonitorSource = "ONLINE" | "PRINT" | "SOCIAL" | "%future added value";
export type CreateMonitorSearchInput = {
  beatIds?: ReadonlyArray<number> | null | undefined;
  clientMutationId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  name: string;
  notify?: boolean | null | undefined;
  query?: string | null | undefined;
  sources?: ReadonlyArray<MonitorSource> | null | undefined;
};
export type SearchDialogCreateMutation$variables = {
  input: CreateMonitorSearchInput;
};
export type SearchDialogCreateMutation$data = {
  readonly createMonitorSearch: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly search: {
      readonly databaseId: number;
    } | null | undefined;
  };
};
export type SearchDialogCreateMutation = {
  response: SearchDialogCreateMutation$data;
  variables: SearchDialogCreateMutation$variables;
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
    "name": "SearchDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMonitorSearchPayload",
        "kind": "LinkedField",
        "name": "createMonitorSearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MonitorSearch",
            "kind": "LinkedField",
            "name": "search",
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
    "name": "SearchDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMonitorSearchPayload",
        "kind": "LinkedField",
        "name": "createMonitorSearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MonitorSearch",
            "kind": "LinkedField",
            "name": "search",
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
    "id": "caf10c0e0d51e41fad4aafbce4b1119770d2a1841d3a1da54997d5ba37b70d3a",
    "metadata": {},
    "name": "SearchDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d63cb8a1acf532c42c333d1bd42e7556";

export default node;
