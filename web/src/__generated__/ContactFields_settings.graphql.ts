/**
 * @generated SignedSource<<11312d93701694f17b5393e81ccca543>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactFields_settings$data = {
  readonly contact: {
    readonly location: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly publicEmail: string | null | undefined;
    readonly website: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly " $fragmentType": "ContactFields_settings";
};
export type ContactFields_settings$key = {
  readonly " $data"?: ContactFields_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFields_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContactFields_settings",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactDetails",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publicEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "website",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "0ca2971edb95c2207f78fe06cefdf700";

export default node;
