/**
 * @generated SignedSource<<d0cd29270ca5c2c6a9408f74d2303e50>>
 * @relayHash 4f6b913ba47e09e30f02f2f4c11b615a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1956c8127d6f1882d26cebbc5b4ffe5a7a841ba837f74294ee0751f4b54070d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneFieldQuery$variables = Record<PropertyKey, never>;
export type ZoneFieldQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useZoneOptions_query">;
};
export type ZoneFieldQuery = {
  response: ZoneFieldQuery$data;
  variables: ZoneFieldQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ZoneFieldQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useZoneOptions_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ZoneFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Timezone",
        "kind": "LinkedField",
        "name": "timezones",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1956c8127d6f1882d26cebbc5b4ffe5a7a841ba837f74294ee0751f4b54070d6",
    "metadata": {},
    "name": "ZoneFieldQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "db3c7e5d2db8377a22251a1118276280";

export default node;
