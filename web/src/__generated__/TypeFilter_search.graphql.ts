/**
 * @generated SignedSource<<6b7f5522392140b75f517f7d1a7bf94b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchType = "ANNOUNCEMENT" | "CALLOUT" | "COMMUNITY" | "COMMUNITY_POST" | "COMPANY" | "EVENT" | "INTERVIEW" | "JOB" | "OUTLET" | "PERSON" | "REACTION" | "RECORD" | "STATEMENT" | "STORY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TypeFilter_search$data = {
  readonly counts: ReadonlyArray<{
    readonly count: number;
    readonly type: SearchType;
  }>;
  readonly " $fragmentType": "TypeFilter_search";
};
export type TypeFilter_search$key = {
  readonly " $data"?: TypeFilter_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeFilter_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TypeFilter_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchConnection",
  "abstractKey": null
};

(node as any).hash = "f4c96bebf24171149b49d467778aae59";

export default node;
