/**
 * @generated SignedSource<<47be8c9a293740096288191440ad8ed6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewList_interviews$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewCard_interview">;
  readonly " $fragmentType": "InterviewList_interviews";
}>;
export type InterviewList_interviews$key = ReadonlyArray<{
  readonly " $data"?: InterviewList_interviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewList_interviews">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InterviewList_interviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterviewCard_interview"
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "c8a1dbfcf046bf3e362ebd6b99150549";

export default node;
