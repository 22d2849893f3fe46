/**
 * @generated SignedSource<<3e023b7f7bd54835338d236cf48db437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostList_feed$data = {
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FeedList_edges">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "PostList_feed";
};
export type PostList_feed$key = {
  readonly " $data"?: PostList_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostList_feed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostList_feed",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeedList_edges"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedConnection",
  "abstractKey": null
};

(node as any).hash = "e1eb69c4284d3d8c302de65f68606e6a";

export default node;
