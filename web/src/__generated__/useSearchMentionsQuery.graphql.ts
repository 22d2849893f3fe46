/**
 * @generated SignedSource<<e64d0d370f3d469fdadf59c800c564eb>>
 * @relayHash 801be37fa35ef73077c81cdaffa6f698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cc3a603948da900f1bb0342c9fffa43e7b17d2d72fe0168f736abe81d0b558a

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
export type useSearchMentionsQuery$variables = {
  query: string;
};
export type useSearchMentionsQuery$data = {
  readonly mentions: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly databaseId: number;
    readonly name: string;
    readonly type: AuthorType;
  }> | null | undefined;
};
export type useSearchMentionsQuery = {
  response: useSearchMentionsQuery$data;
  variables: useSearchMentionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar",
  "storageKey": null
},
v5 = {
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
    "name": "useSearchMentionsQuery",
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
          (v5/*:: as any*/)
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
    "name": "useSearchMentionsQuery",
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
          (v5/*:: as any*/),
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
    "id": "4cc3a603948da900f1bb0342c9fffa43e7b17d2d72fe0168f736abe81d0b558a",
    "metadata": {},
    "name": "useSearchMentionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3dd9c46b134e336852087a1f367275c";

export default node;
