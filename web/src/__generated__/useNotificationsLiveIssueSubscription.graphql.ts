/**
 * @generated SignedSource<<da1a61e86c1a6349aa25b223c09a3a7a>>
 * @relayHash 8062fe4cf5e4760dac8c9a7a9adcb08b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99c1afe7e053c22f6002bdd3a9f005913234cb8acb3de35122ae93732eb57ff4

import type { ConcreteRequest } from 'relay-runtime';
export type useNotificationsLiveIssueSubscription$variables = Record<PropertyKey, never>;
export type useNotificationsLiveIssueSubscription$data = {
  readonly issueLocker: {
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
    "concreteType": "IssueLocker",
    "kind": "LinkedField",
    "name": "issueLocker",
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
    "id": "99c1afe7e053c22f6002bdd3a9f005913234cb8acb3de35122ae93732eb57ff4",
    "metadata": {},
    "name": "useNotificationsLiveIssueSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9ceb63fb43adbc1486c3a5e8d39190e8";

export default node;
