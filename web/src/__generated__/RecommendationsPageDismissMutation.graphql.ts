/**
 * @generated SignedSource<<7a0c932daf7bbbfb7be7332847226f0b>>
 * @relayHash afb5cc53364f1d2e9e26dde017378e9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e43db4eb90ec15b5fbf350ee3698a6e76646c077013e2d67b9e3572df082fce

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type DismissRecommendationInput = {
  clientMutationId?: string | null | undefined;
  contactId: string;
};
export type RecommendationsPageDismissMutation$variables = {
  input: DismissRecommendationInput;
};
export type RecommendationsPageDismissMutation$data = {
  readonly dismissRecommendation: {
    readonly dismissedContactId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RecommendationsPageDismissMutation = {
  response: RecommendationsPageDismissMutation$data;
  variables: RecommendationsPageDismissMutation$variables;
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
    "concreteType": "DismissRecommendationPayload",
    "kind": "LinkedField",
    "name": "dismissRecommendation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dismissedContactId",
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
    "name": "RecommendationsPageDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecommendationsPageDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e43db4eb90ec15b5fbf350ee3698a6e76646c077013e2d67b9e3572df082fce",
    "metadata": {},
    "name": "RecommendationsPageDismissMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7f7c04f81d8b2b0491c0f2168929578";

export default node;
