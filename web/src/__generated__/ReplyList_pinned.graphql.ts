/**
 * @generated SignedSource<<6dc82b9ef193ad9aca81a36303c0a4a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyList_pinned$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyItem_comment">;
  readonly " $fragmentType": "ReplyList_pinned";
};
export type ReplyList_pinned$key = {
  readonly " $data"?: ReplyList_pinned$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyList_pinned">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyList_pinned",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyItem_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "5e6833470e105e4a6b2d67a77e229e3a";

export default node;
