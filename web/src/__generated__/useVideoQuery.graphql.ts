/**
 * @generated SignedSource<<a4fe47eb5d3a7913696f25c0d212e2ec>>
 * @relayHash 111e2cb6889d35022d2c6240757a0e7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d3c0024da8d0e5db44aacf888017ecb4067a70641cbc4a7dc5d78fa464f04f

import type { ConcreteRequest } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
export type useVideoQuery$variables = {
  databaseId: number;
};
export type useVideoQuery$data = {
  readonly video: {
    readonly coverUrl: string | null | undefined;
    readonly duration: number | null | undefined;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly status: VideoStatus;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type useVideoQuery = {
  response: useVideoQuery$data;
  variables: useVideoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      }
    ],
    "concreteType": "Video",
    "kind": "LinkedField",
    "name": "video",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "coverUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "duration",
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
    "name": "useVideoQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVideoQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "04d3c0024da8d0e5db44aacf888017ecb4067a70641cbc4a7dc5d78fa464f04f",
    "metadata": {},
    "name": "useVideoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3fa3a1eebb2a6cff66bb0e0b23906489";

export default node;
