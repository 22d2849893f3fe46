/**
 * @generated SignedSource<<cbdc700b5fbfe0aee3c5bd796083c3c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkRead_viewer$data = {
  readonly hasNotifications: boolean;
  readonly id: string;
  readonly " $fragmentType": "useMarkRead_viewer";
};
export type useMarkRead_viewer$key = {
  readonly " $data"?: useMarkRead_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkRead_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarkRead_viewer",
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
      "name": "hasNotifications",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "51b2d5c9368c715f2b8a4dacd76a5ef9";

export default node;
