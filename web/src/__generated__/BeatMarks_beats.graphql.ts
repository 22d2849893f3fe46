/**
 * @generated SignedSource<<783dae11153b73bad6eedca2ed608413>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BeatKey = "BUSINESS" | "LIFESTYLE" | "PEOPLE" | "POLITICS" | "SPORTS" | "TECH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BeatMarks_beats$data = ReadonlyArray<{
  readonly key: BeatKey;
  readonly name: string;
  readonly " $fragmentType": "BeatMarks_beats";
}>;
export type BeatMarks_beats$key = ReadonlyArray<{
  readonly " $data"?: BeatMarks_beats$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BeatMarks_beats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Beat",
  "abstractKey": null
};

(node as any).hash = "cc7949777c3348d4908c947fb9605bf7";

export default node;
