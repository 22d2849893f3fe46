/**
 * @generated SignedSource<<f252671aef96dfd2ba57c1690d501a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementKind = "ANNOUNCEMENT" | "EPITOME" | "MARKETING" | "MEDIA" | "%future added value";
export type AnnouncementStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type MailingStatus = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementCard_announcement$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
  };
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly content: string | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly img: {
    readonly path: string;
  } | null | undefined;
  readonly kind: AnnouncementKind;
  readonly mailing: MailingStatus | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly status: AnnouncementStatus;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "AnnouncementCard_announcement";
};
export type AnnouncementCard_announcement$key = {
  readonly " $data"?: AnnouncementCard_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementCard_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementCard_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLine_author"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BeatMarks_beats"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "d7d6afa63bd40f43bb001a4b9421c720";

export default node;
