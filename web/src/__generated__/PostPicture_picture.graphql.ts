/**
 * @generated SignedSource<<b285c8fe99ea3b8069af69582e21bbd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostPicture_picture$data = {
  readonly databaseId: number;
  readonly height: number;
  readonly path: string;
  readonly width: number;
  readonly " $fragmentType": "PostPicture_picture";
};
export type PostPicture_picture$key = {
  readonly " $data"?: PostPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostPicture_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostPicture_picture",
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
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "869e6c99c617bf567790d13d6a18231c";

export default node;
