/**
 * @generated SignedSource<<7f25a14e2c6f213347a4a11c91dd6112>>
 * @relayHash b2d7a723f712ce260ebe07605f0d3774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68083f3db27499028076cd9241661fe64cf9b31c445f6b02c119e65375b5a6f8

import type { ConcreteRequest } from 'relay-runtime';
export type MonitorSource = "ONLINE" | "PRINT" | "SOCIAL" | "%future added value";
export type ReportButtonQuery$variables = {
  beatIds?: ReadonlyArray<number> | null | undefined;
  from?: string | null | undefined;
  query?: string | null | undefined;
  searchId?: number | null | undefined;
  sources?: ReadonlyArray<MonitorSource> | null | undefined;
  to?: string | null | undefined;
};
export type ReportButtonQuery$data = {
  readonly viewer: {
    readonly monitor: {
      readonly report: string | null | undefined;
    } | null | undefined;
  };
};
export type ReportButtonQuery = {
  response: ReportButtonQuery$data;
  variables: ReportButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "beatIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sources"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Monitor",
  "kind": "LinkedField",
  "name": "monitor",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "beatIds",
          "variableName": "beatIds"
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "query"
        },
        {
          "kind": "Variable",
          "name": "searchId",
          "variableName": "searchId"
        },
        {
          "kind": "Variable",
          "name": "sources",
          "variableName": "sources"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "kind": "ScalarField",
      "name": "report",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReportButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "id": "68083f3db27499028076cd9241661fe64cf9b31c445f6b02c119e65375b5a6f8",
    "metadata": {},
    "name": "ReportButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2d6ced95471edc8db12211420222593";

export default node;
