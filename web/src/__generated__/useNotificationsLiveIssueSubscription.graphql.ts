/**
 * @generated SignedSource<<39562d396c9153b0adde16e66d43bbb3>>
 * @relayHash 3ea3aaebfc904c57ccda259f4bbc91b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e38e336d5cf61c8012697b79fd069d86ef2699a88ee0750a4a9f2fba62d5e149

import type { ConcreteRequest } from 'relay-runtime';
export type useNotificationsLiveIssueSubscription$variables = Record<PropertyKey, never>;
export type useNotificationsLiveIssueSubscription$data = {
  readonly issueLocked: {
    readonly payload: string;
    readonly sequence: number;
  };
};
export type useNotificationsLiveIssueSubscription = {
  response: useNotificationsLiveIssueSubscription$data;
  variables: useNotificationsLiveIssueSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "IssueLocked",
    "kind": "LinkedField",
    "name": "issueLocked",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sequence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payload",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNotificationsLiveIssueSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useNotificationsLiveIssueSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e38e336d5cf61c8012697b79fd069d86ef2699a88ee0750a4a9f2fba62d5e149",
    "metadata": {},
    "name": "useNotificationsLiveIssueSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "96720aaa4ae1c376254e9fbfd049c2b9";

export default node;
