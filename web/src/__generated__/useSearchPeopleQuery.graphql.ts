/**
 * @generated SignedSource<<397bc9119ff2c1d836184b24fb4b1e93>>
 * @relayHash 9c5863534d542387293dc87489acbf8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36906e71609440997bca3f9c09f06318a404fbb85b974253c82f46d60f7b056f

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
export type useSearchPeopleQuery$variables = {
  query: string;
};
export type useSearchPeopleQuery$data = {
  readonly mentions: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly databaseId: number;
    readonly isMain: boolean;
    readonly name: string;
    readonly type: AuthorType;
  }> | null | undefined;
};
export type useSearchPeopleQuery = {
  response: useSearchPeopleQuery$data;
  variables: useSearchPeopleQuery$variables;
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
    "value": 10
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMain",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSearchPeopleQuery",
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
          (v6/*:: as any*/)
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
    "name": "useSearchPeopleQuery",
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
          (v6/*:: as any*/),
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
    "id": "36906e71609440997bca3f9c09f06318a404fbb85b974253c82f46d60f7b056f",
    "metadata": {},
    "name": "useSearchPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03f6118d7cef52707781426f51ca4ddd";

export default node;
