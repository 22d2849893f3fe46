/**
 * @generated SignedSource<<6bc4616a56ddde656dd1eee9730743ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileHead_banner$data = {
  readonly height: number;
  readonly path: string;
  readonly width: number;
  readonly " $fragmentType": "ProfileHead_banner";
};
export type ProfileHead_banner$key = {
  readonly " $data"?: ProfileHead_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileHead_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileHead_banner",
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

(node as any).hash = "79d6986dd097dc98a00036dd4a9a7796";

export default node;
