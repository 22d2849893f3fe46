/**
 * @generated SignedSource<<a8332422d33bd960f70cbab6d22e9bf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalloutCard_callout$data = {
  readonly content: string | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutFacts_callout" | "PostCard_post">;
  readonly " $fragmentType": "CalloutCard_callout";
};
export type CalloutCard_callout$key = {
  readonly " $data"?: CalloutCard_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutCard_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalloutCard_callout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "PostCard_post"
    }
  ],
  "type": "Callout",
  "abstractKey": null
};

(node as any).hash = "a74cf6fa586d316faf8b8e5e3b662b61";

export default node;
