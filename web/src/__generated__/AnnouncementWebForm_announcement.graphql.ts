/**
 * @generated SignedSource<<a496c2a6201cd076a9d6539a4384893e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementWebForm_announcement$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NewsroomField_announcement">;
  readonly " $fragmentType": "AnnouncementWebForm_announcement";
};
export type AnnouncementWebForm_announcement$key = {
  readonly " $data"?: AnnouncementWebForm_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementWebForm_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementWebForm_announcement",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewsroomField_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "301b82166a87505ef63cc72664cb729a";

export default node;
