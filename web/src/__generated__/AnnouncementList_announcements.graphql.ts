/**
 * @generated SignedSource<<02951bd649a7f4add2a357cb70ad3948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementList_announcements$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementCard_announcement">;
  readonly " $fragmentType": "AnnouncementList_announcements";
}>;
export type AnnouncementList_announcements$key = ReadonlyArray<{
  readonly " $data"?: AnnouncementList_announcements$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementList_announcements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnnouncementList_announcements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementCard_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "e002f26529f1afb9ae74333b17b6559f";

export default node;
