/**
 * @generated SignedSource<<bf55f8715685732144bb8214050e6449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsList_feed$data = {
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FeedList_edges">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "NewsList_feed";
};
export type NewsList_feed$key = {
  readonly " $data"?: NewsList_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsList_feed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsList_feed",
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

(node as any).hash = "c00f9d1d579db2218984267a62b9a9a4";

export default node;
