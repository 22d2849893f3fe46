/**
 * @generated SignedSource<<4a0a6fb46337c77887508949ceafadf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyList_counts$data = {
  readonly commentsCount: number;
  readonly " $fragmentType": "ReplyList_counts";
};
export type ReplyList_counts$key = {
  readonly " $data"?: ReplyList_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyList_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyList_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentsCount",
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "405040bd987e154ed7129efbfd2566c5";

export default node;
