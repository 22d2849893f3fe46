/**
 * @generated SignedSource<<0e609b399ef09da1e376360c49789734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentButton_subject$data = {
  readonly totalCommentsCount: number;
  readonly " $fragmentType": "CommentButton_subject";
};
export type CommentButton_subject$key = {
  readonly " $data"?: CommentButton_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentButton_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentButton_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCommentsCount",
      "storageKey": null
    }
  ],
  "type": "Commentable",
  "abstractKey": "__isCommentable"
};

(node as any).hash = "f3e911fc3ef6bc7be6318bdd8527ba97";

export default node;
