/**
 * @generated SignedSource<<e8e5abfbf3183aa740aa0b0e9a2efc23>>
 * @relayHash c1e316ab929d69b7e392db5c1bff5848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f140192f5f0c237f5d651a8d4ba90ee016953a07a791c053a84f625d3ac74bcc

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type OutletType = "MAGAZINE" | "NEWSLETTER" | "NEWSPAPER" | "ONLINE" | "PODCAST" | "RADIO" | "TV" | "%future added value";
export type CreateOutletInput = {
  beatIds?: ReadonlyArray<number> | null | undefined;
  clientMutationId?: string | null | undefined;
  countryId?: number | null | undefined;
  description?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  logo?: number | null | undefined;
  name: string;
  type: OutletType;
  url?: string | null | undefined;
};
export type OutletCreatePageMutation$variables = {
  input: CreateOutletInput;
};
export type OutletCreatePageMutation$data = {
  readonly createOutlet: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly outlet: {
      readonly slug: string;
    } | null | undefined;
  };
};
export type OutletCreatePageMutation = {
  response: OutletCreatePageMutation$data;
  variables: OutletCreatePageMutation$variables;
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
  "name": "slug",
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
    "name": "OutletCreatePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOutletPayload",
        "kind": "LinkedField",
        "name": "createOutlet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Outlet",
            "kind": "LinkedField",
            "name": "outlet",
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
    "name": "OutletCreatePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOutletPayload",
        "kind": "LinkedField",
        "name": "createOutlet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Outlet",
            "kind": "LinkedField",
            "name": "outlet",
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
    "id": "f140192f5f0c237f5d651a8d4ba90ee016953a07a791c053a84f625d3ac74bcc",
    "metadata": {},
    "name": "OutletCreatePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0edcf6eb6252a7c008e69404d643d8a";

export default node;
