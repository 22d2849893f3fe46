/**
 * @generated SignedSource<<ea8566bb59ba59750a6dabc727cf9488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NewsletterFrequency = "AS_IT_HAPPENS" | "DAILY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewsletterSwitch_newsletter$data = {
  readonly __id: string;
  readonly databaseId: number;
  readonly description: string;
  readonly frequency: NewsletterFrequency;
  readonly isSubscribed: boolean;
  readonly name: string;
  readonly " $fragmentType": "NewsletterSwitch_newsletter";
};
export type NewsletterSwitch_newsletter$key = {
  readonly " $data"?: NewsletterSwitch_newsletter$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsletterSwitch_newsletter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsletterSwitch_newsletter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSubscribed",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Newsletter",
  "abstractKey": null
};

(node as any).hash = "054bd132cc4f9a93234a774cc115b33f";

export default node;
