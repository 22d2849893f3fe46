/**
 * @generated SignedSource<<8cd7dffc289e4a7bc495968df193630c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostPicture_picture$data = {
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

(node as any).hash = "28f1247f413b531061b05747916033f4";

export default node;
