/**
 * @generated SignedSource<<6d8db7412dfe1f239f8d1c17c8d3b451>>
 * @relayHash 119b2f9d1d14ca9a1dc57821079d5d76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e7cd29c00ef56b12d5092bc46ea87859a702fb4592c92c54836c58605361b7

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type StartTwoStepInput = {
  clientMutationId?: string | null | undefined;
  password: string;
};
export type TurnOnDialogStartMutation$variables = {
  input: StartTwoStepInput;
};
export type TurnOnDialogStartMutation$data = {
  readonly startTwoStep: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly secret: {
      readonly qr: string;
      readonly secret: string;
      readonly uri: string;
    } | null | undefined;
  };
};
export type TurnOnDialogStartMutation = {
  response: TurnOnDialogStartMutation$data;
  variables: TurnOnDialogStartMutation$variables;
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
    "concreteType": "StartTwoStepPayload",
    "kind": "LinkedField",
    "name": "startTwoStep",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TwoStepSecret",
        "kind": "LinkedField",
        "name": "secret",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "qr",
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
    "name": "TurnOnDialogStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TurnOnDialogStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b7e7cd29c00ef56b12d5092bc46ea87859a702fb4592c92c54836c58605361b7",
    "metadata": {},
    "name": "TurnOnDialogStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81b575374aa6f3376125732a1f4071e7";

export default node;
