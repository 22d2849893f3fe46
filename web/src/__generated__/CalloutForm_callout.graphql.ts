/**
 * @generated SignedSource<<1e8be18b2ce5c5eb5776b48358b4a106>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaveAs = "DRAFT" | "PUBLISHED" | "%future added value";
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CalloutForm_callout$data = {
  readonly communityIds: ReadonlyArray<number>;
  readonly content: string | null | undefined;
  readonly deadline: string | null | undefined;
  readonly id: string;
  readonly saveAs: SaveAs;
  readonly title: string;
  readonly userTypes: ReadonlyArray<UserType>;
  readonly " $fragmentType": "CalloutForm_callout";
};
export type CalloutForm_callout$key = {
  readonly " $data"?: CalloutForm_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutForm_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalloutForm_callout",
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
      "name": "saveAs",
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
      "name": "communityIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userTypes",
      "storageKey": null
    }
  ],
  "type": "Callout",
  "abstractKey": null
};

(node as any).hash = "76ab3bd05f86b703bf2b45cf6c9f26a6";

export default node;
