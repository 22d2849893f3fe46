/**
 * @generated SignedSource<<ed0d28dc6bb5ddfceb42ef4e1e5bc528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedAnnouncement_announcement$data = {
  readonly id: string;
  readonly permissions: {
    readonly restore: {
      readonly allowed: boolean;
    };
  };
  readonly title: string;
  readonly " $fragmentType": "DeletedAnnouncement_announcement";
};
export type DeletedAnnouncement_announcement$key = {
  readonly " $data"?: DeletedAnnouncement_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedAnnouncement_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedAnnouncement_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnnouncementPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "restore",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "83dad046c7213e946d40b5f145565728";

export default node;
