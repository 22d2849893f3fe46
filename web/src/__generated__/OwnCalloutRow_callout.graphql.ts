/**
 * @generated SignedSource<<f7340391c5e837cf7fa7def18adeba23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnCalloutRow_callout$data = {
  readonly answersCount: number;
  readonly author: {
    readonly name: string;
  };
  readonly databaseId: number;
  readonly deadline: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly time: string;
  readonly title: string;
  readonly " $fragmentType": "OwnCalloutRow_callout";
};
export type OwnCalloutRow_callout$key = {
  readonly " $data"?: OwnCalloutRow_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnCalloutRow_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnCalloutRow_callout",
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
      "name": "title",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Callout",
  "abstractKey": null
};

(node as any).hash = "6f1cf6a921563e977a59ee9534e893a5";

export default node;
