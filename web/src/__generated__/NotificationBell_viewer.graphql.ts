/**
 * @generated SignedSource<<96c693cbbd9d47407ccc2d7aac543758>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationBell_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationDot_viewer">;
  readonly " $fragmentType": "NotificationBell_viewer";
};
export type NotificationBell_viewer$key = {
  readonly " $data"?: NotificationBell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationBell_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationDot_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d1172b2efe4a0958a3388dfca5b7ba9a";

export default node;
