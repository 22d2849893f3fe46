/**
 * @generated SignedSource<<ba7659f9dd58c1220eb0918fcebb637b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalloutView_callout$data = {
  readonly content: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutFacts_callout" | "PostArticle_post">;
  readonly " $fragmentType": "CalloutView_callout";
};
export type CalloutView_callout$key = {
  readonly " $data"?: CalloutView_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutView_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalloutView_callout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalloutFacts_callout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostArticle_post"
    }
  ],
  "type": "Callout",
  "abstractKey": null
};

(node as any).hash = "52eddb222a4ad172244829c83e0ac4b3";

export default node;
