/**
 * @generated SignedSource<<6f67f347c707a30fb0acb66040697b6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementEmailForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RecipientFields_viewer">;
  readonly " $fragmentType": "AnnouncementEmailForm_viewer";
};
export type AnnouncementEmailForm_viewer$key = {
  readonly " $data"?: AnnouncementEmailForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementEmailForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementEmailForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecipientFields_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c16d2153d788fcc444750a934ecc55f0";

export default node;
