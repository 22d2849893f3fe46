/**
 * @generated SignedSource<<2db3db222f4fffa6e9df292e20ae0419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NewsKind = "EPITOME" | "MARCOMS" | "MEDIA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoryArticle_story$data = {
  readonly communities: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly content: string;
  readonly news: {
    readonly author: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
    };
    readonly beats: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
    }>;
    readonly databaseId: number;
    readonly img: {
      readonly " $fragmentSpreads": FragmentRefs<"PostPicture_picture">;
    } | null | undefined;
    readonly kind: NewsKind;
    readonly publishedAt: string | null | undefined;
    readonly summary: string | null | undefined;
    readonly time: string;
    readonly title: string;
    readonly video: {
      readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LikeButton_subject">;
  };
  readonly outlet: {
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StoryMenu_story">;
  readonly " $fragmentType": "StoryArticle_story";
};
export type StoryArticle_story$key = {
  readonly " $data"?: StoryArticle_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryArticle_story">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryArticle_story",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryMenu_story"
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Outlet",
      "kind": "LinkedField",
      "name": "outlet",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Community",
      "kind": "LinkedField",
      "name": "communities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NewsItem",
      "kind": "LinkedField",
      "name": "news",
      "plural": false,
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
          "name": "time",
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
            (v1/*:: as any*/),
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LikeButton_subject"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};
})();

(node as any).hash = "6063ffb5fe83a60eb99831bd92944de5";

export default node;
