/**
 * @generated SignedSource<<1c2f038bbe2c827b5f1ab7adab35e4b1>>
 * @relayHash 94f4f402783926bc8bf95ea472d3cd40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41885adb48342d4d5b5041c977080913d0b75c1dde95a11c169401cb2062c2a9

import type { ConcreteRequest } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
export type useVideoSubscription$variables = {
  id: string;
};
export type useVideoSubscription$data = {
  readonly videoProcessed: {
    readonly sequence: number;
    readonly video: {
      readonly coverUrl: string | null | undefined;
      readonly duration: number | null | undefined;
      readonly error: string | null | undefined;
      readonly id: string;
      readonly status: VideoStatus;
      readonly url: string | null | undefined;
    } | null | undefined;
  };
};
export type useVideoSubscription = {
  response: useVideoSubscription$data;
  variables: useVideoSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VideoProcessed",
    "kind": "LinkedField",
    "name": "videoProcessed",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVideoSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVideoSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "41885adb48342d4d5b5041c977080913d0b75c1dde95a11c169401cb2062c2a9",
    "metadata": {},
    "name": "useVideoSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9be839c09dbb24e381219dbb680b5741";

export default node;
