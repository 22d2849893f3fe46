/**
 * @generated SignedSource<<195bda1db7d12a08e69d6303ada9edf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchType = "ANNOUNCEMENT" | "CALLOUT" | "COMMUNITY" | "COMMUNITY_POST" | "COMPANY" | "EVENT" | "INTERVIEW" | "JOB" | "OUTLET" | "PERSON" | "REACTION" | "RECORD" | "STATEMENT" | "STORY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultList_edges$data = ReadonlyArray<{
  readonly node: {
    readonly databaseId: number;
    readonly type: SearchType;
    readonly " $fragmentSpreads": FragmentRefs<"ResultRow_result" | "useResultTarget_result">;
  } | null | undefined;
  readonly " $fragmentType": "ResultList_edges";
}>;
export type ResultList_edges$key = ReadonlyArray<{
  readonly " $data"?: ResultList_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultList_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ResultList_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchResult",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ResultRow_result"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useResultTarget_result"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchEdge",
  "abstractKey": null
};

(node as any).hash = "517307e4b1706c0b34922b4d48805e58";

export default node;
