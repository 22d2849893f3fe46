/**
 * @generated SignedSource<<106c399c420ccc2dd27a98c97359b646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPosts_edges$data = ReadonlyArray<{
  readonly node: {
    readonly thing: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NewPosts_edges";
}>;
export type NewPosts_edges$key = ReadonlyArray<{
  readonly " $data"?: NewPosts_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPosts_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NewPosts_edges",
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
          "fragment": {
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
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "thing"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedEdge",
  "abstractKey": null
};

(node as any).hash = "346262988d884fc83e40ab677f203fb1";

export default node;
