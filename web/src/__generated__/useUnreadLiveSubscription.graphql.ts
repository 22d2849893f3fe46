/**
 * @generated SignedSource<<48160d1e85ea12f76aa63c7248badb03>>
 * @relayHash 58ad5043b673390837dfb6702b0d53f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79a7111673cdbdd2a3e6adec08fd78a598ef4e4ed0875a4ed766c0fd651f8a7e

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadLiveSubscription$variables = Record<PropertyKey, never>;
export type useUnreadLiveSubscription$data = {
  readonly conversationsChanged: {
    readonly sequence: number;
    readonly viewer: {
      readonly unreadConversations: number | null | undefined;
    };
  };
};
export type useUnreadLiveSubscription = {
  response: useUnreadLiveSubscription$data;
  variables: useUnreadLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadConversations",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnreadLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationsChanged",
        "kind": "LinkedField",
        "name": "conversationsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnreadLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationsChanged",
        "kind": "LinkedField",
        "name": "conversationsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "79a7111673cdbdd2a3e6adec08fd78a598ef4e4ed0875a4ed766c0fd651f8a7e",
    "metadata": {},
    "name": "useUnreadLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5940ac4700b1284926363fa25e0002b2";

export default node;
