/**
 * @generated SignedSource<<3977357a2b31fcfb69eb769cece84732>>
 * @relayHash 6faaac69f4013bc7fd3667c4d304d7f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d87070a90ac09816a4e5e22846e58c3d82b582c7a26c9a3771d31a359c6ba31

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewCreatePageQuery$variables = Record<PropertyKey, never>;
export type InterviewCreatePageQuery$data = {
  readonly viewer: {
    readonly databaseId: number | null | undefined;
    readonly timezone: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"InterviewForm_query">;
};
export type InterviewCreatePageQuery = {
  response: InterviewCreatePageQuery$data;
  variables: InterviewCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InterviewCreatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "InterviewForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InterviewCreatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Beat",
        "kind": "LinkedField",
        "name": "beats",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5d87070a90ac09816a4e5e22846e58c3d82b582c7a26c9a3771d31a359c6ba31",
    "metadata": {},
    "name": "InterviewCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce8ee171cc6ae365f94fdcb22d99bb23";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
