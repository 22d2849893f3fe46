/**
 * @generated SignedSource<<eb326f109a7f854678323178c550ec9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Thumbnail_picture$data = {
  readonly height: number;
  readonly path: string;
  readonly width: number;
  readonly " $fragmentType": "Thumbnail_picture";
};
export type Thumbnail_picture$key = {
  readonly " $data"?: Thumbnail_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"Thumbnail_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Thumbnail_picture",
  "selections": [
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

(node as any).hash = "f549d9e7706f0407835bb0da8b0e3fd5";

export default node;
