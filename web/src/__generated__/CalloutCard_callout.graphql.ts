/**
 * @generated SignedSource<<893484140fe97accfddeab0ca9e6c3e7>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CalloutFacts_callout" | "CalloutInterview_callout" | "PostCard_post">;
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
      "name": "CalloutInterview_callout"
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

(node as any).hash = "4089953c205de2797d8d31dedb2e3364";

export default node;
