/**
 * @generated SignedSource<<e7e0090ae9ed6c145370a56e06f1e729>>
 * @relayHash f52fd52539699a14dacaa65f225a6936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5bfd46be9ba399395a12cc5f71270fa43e12dd8db52462a7ef8fdec8ddb5c98

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
export type useMentionLinksQuery$variables = {
  name: string;
};
export type useMentionLinksQuery$data = {
  readonly mentions: ReadonlyArray<{
    readonly databaseId: number;
    readonly slug: string | null | undefined;
    readonly type: AuthorType;
  }> | null | undefined;
};
export type useMentionLinksQuery = {
  response: useMentionLinksQuery$data;
  variables: useMentionLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "name"
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
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMentionLinksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Author",
        "kind": "LinkedField",
        "name": "mentions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMentionLinksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Author",
        "kind": "LinkedField",
        "name": "mentions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a5bfd46be9ba399395a12cc5f71270fa43e12dd8db52462a7ef8fdec8ddb5c98",
    "metadata": {},
    "name": "useMentionLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8361d46a6be84c5bea80e8c1d78bb99";

export default node;
