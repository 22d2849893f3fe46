/**
 * @generated SignedSource<<ef3d121fef31a3cc919fbaeebc308a8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedRow_edge$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"FeedItemCard_item">;
  } | null | undefined;
  readonly " $fragmentType": "FeedRow_edge";
};
export type FeedRow_edge$key = {
  readonly " $data"?: FeedRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedRow_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedRow_edge",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeedItemCard_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedEdge",
  "abstractKey": null
};

(node as any).hash = "62d74ca86734c3c4cb7f33b7c253888d";

export default node;
