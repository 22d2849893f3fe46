/**
 * @generated SignedSource<<ea6f99654d9d2e4a9043193faefb038e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CalloutAnswerLink_callout" | "CalloutFacts_callout" | "CalloutInterview_callout" | "PostArticle_post">;
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
      "name": "CalloutAnswerLink_callout"
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

(node as any).hash = "5bb49055a74c5fb4adba1ffcf4e07c04";

export default node;
