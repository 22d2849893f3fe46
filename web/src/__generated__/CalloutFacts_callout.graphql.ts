/**
 * @generated SignedSource<<918e073ef10c68cfe922de6c2987168e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalloutFacts_callout$data = {
  readonly answersCount: number;
  readonly deadline: string | null | undefined;
  readonly " $fragmentType": "CalloutFacts_callout";
};
export type CalloutFacts_callout$key = {
  readonly " $data"?: CalloutFacts_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutFacts_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalloutFacts_callout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answersCount",
      "storageKey": null
    }
  ],
  "type": "Callout",
  "abstractKey": null
};

(node as any).hash = "f5d3d3f32d5c52fb3f1f223e6dc31c49";

export default node;
