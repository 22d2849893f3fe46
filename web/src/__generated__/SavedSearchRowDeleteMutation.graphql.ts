/**
 * @generated SignedSource<<a91e0a1aca771a2b5e5ded8a42124d53>>
 * @relayHash e3abec56b081a9e64c4e942ce7501dfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f831009d70a5774937dd951f8be32042c8ca60f7269fa0bd93bf92a9e8f9e64

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "TOO_LARGE" | "TOO_MANY_REQUESTS" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPSTREAM_CONTRACT" | "UPSTREAM_UNAVAILABLE" | "%future added value";
export type DeleteMonitorSearchInput = {
  clientMutationId?: string | null | undefined;
  searchId: string;
};
export type SavedSearchRowDeleteMutation$variables = {
  input: DeleteMonitorSearchInput;
};
export type SavedSearchRowDeleteMutation$data = {
  readonly deleteMonitorSearch: {
    readonly deletedSearchId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SavedSearchRowDeleteMutation = {
  response: SavedSearchRowDeleteMutation$data;
  variables: SavedSearchRowDeleteMutation$variables;
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
    "concreteType": "DeleteMonitorSearchPayload",
    "kind": "LinkedField",
    "name": "deleteMonitorSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedSearchId",
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
    "name": "SavedSearchRowDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedSearchRowDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f831009d70a5774937dd951f8be32042c8ca60f7269fa0bd93bf92a9e8f9e64",
    "metadata": {},
    "name": "SavedSearchRowDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14e9e8b054fed082f1048f144bc207af";

export default node;
