/**
 * @generated SignedSource<<98cb3674d09ae697776cac28833fa2ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordedAnswer_answer$data = {
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"AnswerVideo_video">;
  } | null | undefined;
  readonly " $fragmentType": "RecordedAnswer_answer";
};
export type RecordedAnswer_answer$key = {
  readonly " $data"?: RecordedAnswer_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordedAnswer_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordedAnswer_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Video",
      "kind": "LinkedField",
      "name": "video",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnswerVideo_video"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Answer",
  "abstractKey": null
};

(node as any).hash = "30e5d514f4d60a077347281beee06d87";

export default node;
