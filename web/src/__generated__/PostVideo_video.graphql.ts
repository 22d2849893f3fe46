/**
 * @generated SignedSource<<b1e21627a61073fd9e9db46fae89973d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostVideo_video$data = {
  readonly coverUrl: string | null | undefined;
  readonly databaseId: number;
  readonly duration: number | null | undefined;
  readonly status: VideoStatus;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "PostVideo_video";
};
export type PostVideo_video$key = {
  readonly " $data"?: PostVideo_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostVideo_video",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
    }
  ],
  "type": "Video",
  "abstractKey": null
};

(node as any).hash = "00088fb7cf16225cd9123a8b03eaf7ab";

export default node;
