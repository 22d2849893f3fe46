/**
 * @generated SignedSource<<f810a63869ce4ca76b4edc92af975f41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnswerVideo_video$data = {
  readonly coverUrl: string | null | undefined;
  readonly duration: number | null | undefined;
  readonly error: string | null | undefined;
  readonly status: VideoStatus;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "AnswerVideo_video";
};
export type AnswerVideo_video$key = {
  readonly " $data"?: AnswerVideo_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerVideo_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerVideo_video",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
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
  "type": "Video",
  "abstractKey": null
};

(node as any).hash = "77afe7094a0f8b1ad1c331251c5c42f7";

export default node;
