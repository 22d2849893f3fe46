/**
 * @generated SignedSource<<b28cc98bb18bc531a0e8480d506ad87a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileFeed_feed$data = {
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FeedList_edges" | "NewPosts_edges">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "ProfileFeed_feed";
};
export type ProfileFeed_feed$key = {
  readonly " $data"?: ProfileFeed_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileFeed_feed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileFeed_feed",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewPosts_edges"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedConnection",
  "abstractKey": null
};

(node as any).hash = "f4cdc12305c87861a164ca6fe7652aa3";

export default node;
