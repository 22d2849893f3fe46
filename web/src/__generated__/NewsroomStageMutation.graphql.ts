/**
 * @generated SignedSource<<769a5dec71e9607e8d0d53945c6693cc>>
 * @relayHash d24f312a98dcb77d2775f494706631db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 063efe08f9c898ec0a48c0916f0c11223f4de55d7c1e0e61fadac91b10d52e5a

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type CreateOnboardingNewsroomInput = {
  clientMutationId?: string | null | undefined;
  countryId?: number | null | undefined;
  description?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  logo?: number | null | undefined;
  name: string;
  url: string;
};
export type NewsroomStageMutation$variables = {
  input: CreateOnboardingNewsroomInput;
};
export type NewsroomStageMutation$data = {
  readonly createOnboardingNewsroom: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly newsroom: {
      readonly name: string;
    } | null | undefined;
  };
};
export type NewsroomStageMutation = {
  response: NewsroomStageMutation$data;
  variables: NewsroomStageMutation$variables;
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
  "name": "name",
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
    "name": "NewsroomStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOnboardingNewsroomPayload",
        "kind": "LinkedField",
        "name": "createOnboardingNewsroom",
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
    "name": "NewsroomStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOnboardingNewsroomPayload",
        "kind": "LinkedField",
        "name": "createOnboardingNewsroom",
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
    "id": "063efe08f9c898ec0a48c0916f0c11223f4de55d7c1e0e61fadac91b10d52e5a",
    "metadata": {},
    "name": "NewsroomStageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb7ed79e96ed3254780415b1eadd89d1";

export default node;
