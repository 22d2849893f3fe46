/**
 * @generated SignedSource<<b05cb2368ea7e8f1daed5599ed9155ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Attachments_attachments$data = {
  readonly count: number;
  readonly images: ReadonlyArray<{
    readonly databaseId: number;
    readonly path: string;
  }>;
  readonly videos: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"AttachedVideo_video">;
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttachedVideo_video"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attachments",
  "abstractKey": null
};
})();

(node as any).hash = "f9304c7d4905b2494cc04f6bd494ccab";

export default node;
