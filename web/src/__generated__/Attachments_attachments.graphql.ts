/**
 * @generated SignedSource<<e182c8e905ad7bb39328f34b625c8409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoStatus = "PROCESSED" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Attachments_attachments$data = {
  readonly count: number;
  readonly images: ReadonlyArray<{
    readonly databaseId: number;
    readonly path: string;
  }>;
  readonly videos: ReadonlyArray<{
    readonly databaseId: number;
    readonly length: number | null | undefined;
    readonly path: string | null | undefined;
    readonly status: VideoStatus;
    readonly thumbnail: string | null | undefined;
  }>;
  readonly " $fragmentType": "Attachments_attachments";
};
export type Attachments_attachments$key = {
  readonly " $data"?: Attachments_attachments$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attachments_attachments">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attachments_attachments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageAttachment",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VideoAttachment",
      "kind": "LinkedField",
      "name": "videos",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Attachments",
  "abstractKey": null
};
})();

(node as any).hash = "367c910eca18367a2b7b2058592ef8e2";

export default node;
