/**
 * @generated SignedSource<<54598d07929ad8e345a8e31ed5207dc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationDot_viewer$data = {
  readonly hasNotifications: boolean;
  readonly " $fragmentType": "NotificationDot_viewer";
};
export type NotificationDot_viewer$key = {
  readonly " $data"?: NotificationDot_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationDot_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationDot_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNotifications",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "93d5e7cf6dd8efb87afce89c865302c9";

export default node;
