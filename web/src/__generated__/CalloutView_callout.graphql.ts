/**
 * @generated SignedSource<<e4577aae113dec65245538a6ee0cb70c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CalloutFacts_callout" | "CalloutInterview_callout" | "PostArticle_post">;
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
      "name": "CalloutInterview_callout"
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

(node as any).hash = "d8a54c83892f1fd15ead1507afa4c786";

export default node;
