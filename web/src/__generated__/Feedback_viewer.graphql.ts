/**
 * @generated SignedSource<<b00f906ba6bcb39eefc37ab32c6eb8be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Feedback_viewer$data = {
  readonly email: string | null | undefined;
  readonly fullName: string | null | undefined;
  readonly " $fragmentType": "Feedback_viewer";
};
export type Feedback_viewer$key = {
  readonly " $data"?: Feedback_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Feedback_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Feedback_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "16cecdd2ee5c4653737b0bab1dd8ffdb";

export default node;
