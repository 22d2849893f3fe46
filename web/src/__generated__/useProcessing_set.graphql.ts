/**
 * @generated SignedSource<<f382c160713a34d2627784e1a3a5da12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProcessing_set$data = {
  readonly answers: ReadonlyArray<{
    readonly video: {
      readonly error: string | null | undefined;
      readonly status: VideoStatus;
    } | null | undefined;
  }>;
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

(node as any).hash = "17c91b896b57c637fa5003a9954c3760";

export default node;
