/**
 * @generated SignedSource<<48853d4e7e97bf2f8b4054a24e061e56>>
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

(node as any).hash = "8cb41064b29baf1180dea7593feded5b";

export default node;
