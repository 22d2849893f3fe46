/**
 * @generated SignedSource<<6e9d840c63aeabb9b21aa867d65c5168>>
 * @relayHash d821fb10a06506fd6c69b9b16726b87c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ad6ca3789b1bd701e9a804ccac309960cc5b8fbc4ea27fa395294dcfde4dbb8

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type NewsroomStatus = "CONFIRMED" | "DECLINED" | "PENDING" | "%future added value";
export type CreateNewsroomInput = {
  banner?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId?: number | null | undefined;
  countryId?: number | null | undefined;
  description?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  logo?: number | null | undefined;
  name: string;
  url?: string | null | undefined;
};
export type NewsroomCreatePageMutation$variables = {
  input: CreateNewsroomInput;
};
export type NewsroomCreatePageMutation$data = {
  readonly createNewsroom: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly newsroom: {
      readonly status: NewsroomStatus;
    } | null | undefined;
  };
};
export type NewsroomCreatePageMutation = {
  response: NewsroomCreatePageMutation$data;
  variables: NewsroomCreatePageMutation$variables;
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
  "name": "status",
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
    "name": "NewsroomCreatePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateNewsroomPayload",
        "kind": "LinkedField",
        "name": "createNewsroom",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Newsroom",
            "kind": "LinkedField",
            "name": "newsroom",
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
    "name": "NewsroomCreatePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateNewsroomPayload",
        "kind": "LinkedField",
        "name": "createNewsroom",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Newsroom",
            "kind": "LinkedField",
            "name": "newsroom",
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
    "id": "1ad6ca3789b1bd701e9a804ccac309960cc5b8fbc4ea27fa395294dcfde4dbb8",
    "metadata": {},
    "name": "NewsroomCreatePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d794c41635dd7cb4426b95b374c3d9b";

export default node;
