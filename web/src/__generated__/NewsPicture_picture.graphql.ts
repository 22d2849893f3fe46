/**
 * @generated SignedSource<<414e888a6ec6f07cfe15d1a55c79ed94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsPicture_picture$data = {
  readonly height: number;
  readonly path: string;
  readonly width: number;
  readonly " $fragmentType": "NewsPicture_picture";
};
export type NewsPicture_picture$key = {
  readonly " $data"?: NewsPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsPicture_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsPicture_picture",
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

(node as any).hash = "eb522263d497483a457fe5b3c9f3bc66";

export default node;
