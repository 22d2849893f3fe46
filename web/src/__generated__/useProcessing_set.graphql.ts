/**
 * @generated SignedSource<<9bfda2f3da3d4d3faeb14692f5a53673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProcessing_set$data = {
  readonly answers: ReadonlyArray<{
    readonly video: {
      readonly error: string | null | undefined;
      readonly status: VideoStatus;
    } | null | undefined;
  }>;
  readonly hash: string;
  readonly type: InterviewType;
  readonly " $fragmentType": "useProcessing_set";
};
export type useProcessing_set$key = {
  readonly " $data"?: useProcessing_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProcessing_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProcessing_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Answer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "error",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};

(node as any).hash = "9d002cc80c0a6fb35b827de70d33560c";

export default node;
