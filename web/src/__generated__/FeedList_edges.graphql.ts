/**
 * @generated SignedSource<<a70273ad3cd825f48ba43f6135d48ba3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedList_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id?: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FeedRow_edge">;
  readonly " $fragmentType": "FeedList_edges";
}>;
export type FeedList_edges$key = ReadonlyArray<{
  readonly " $data"?: FeedList_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedList_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FeedList_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "type": "Node",
          "abstractKey": "__isNode"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedRow_edge"
    }
  ],
  "type": "FeedEdge",
  "abstractKey": null
};

(node as any).hash = "76aa46d8f1f9a34e30f7a1bd596361b0";

export default node;
