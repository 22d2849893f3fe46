/**
 * @generated SignedSource<<b85c9dcbb87ae4fd02389a9b5c837219>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttachedVideo_video$data = {
  readonly databaseId: number;
  readonly length: number | null | undefined;
  readonly path: string | null | undefined;
  readonly status: VideoStatus;
  readonly thumbnail: string | null | undefined;
  readonly " $fragmentType": "AttachedVideo_video";
};
export type AttachedVideo_video$key = {
  readonly " $data"?: AttachedVideo_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachedVideo_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttachedVideo_video",
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
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
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
  "type": "VideoAttachment",
  "abstractKey": null
};

(node as any).hash = "fc18890cdf41f3407fb3be6d7156ba81";

export default node;
