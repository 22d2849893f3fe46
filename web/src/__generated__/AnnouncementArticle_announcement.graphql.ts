/**
 * @generated SignedSource<<abb59b3ca378e44aff0143ff62ee6c90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementKind = "ANNOUNCEMENT" | "EPITOME" | "MARKETING" | "MEDIA" | "%future added value";
export type AnnouncementStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementArticle_announcement$data = {
  readonly author: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
  };
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly content: string | null | undefined;
  readonly createdAt: string;
  readonly headline: string | null | undefined;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"PostPicture_picture">;
  } | null | undefined;
  readonly kind: AnnouncementKind;
  readonly publishedAt: string | null | undefined;
  readonly status: AnnouncementStatus;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
  } | null | undefined;
  readonly " $fragmentType": "AnnouncementArticle_announcement";
};
export type AnnouncementArticle_announcement$key = {
  readonly " $data"?: AnnouncementArticle_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementArticle_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementArticle_announcement",
  "selections": [
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
      "name": "headline",
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostPicture_picture"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Video",
      "kind": "LinkedField",
      "name": "video",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostVideo_video"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "d452f308b4ec6699233654b50be15ebd";

export default node;
