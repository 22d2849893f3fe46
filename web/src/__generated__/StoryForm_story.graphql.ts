/**
 * @generated SignedSource<<d5790f0391c3d0192329268e6f9ea52e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NewsKind = "EPITOME" | "MARCOMS" | "MEDIA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoryForm_story$data = {
  readonly communities: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly content: string;
  readonly id: string;
  readonly news: {
    readonly beats: ReadonlyArray<{
      readonly databaseId: number;
    }>;
    readonly headline: string | null | undefined;
    readonly img: {
      readonly databaseId: number;
      readonly path: string;
    } | null | undefined;
    readonly kind: NewsKind;
    readonly publishedAt: string | null | undefined;
    readonly summary: string | null | undefined;
    readonly title: string;
    readonly video: {
      readonly databaseId: number;
    } | null | undefined;
  };
  readonly outlet: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "StoryForm_story";
};
export type StoryForm_story$key = {
  readonly " $data"?: StoryForm_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryForm_story">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryForm_story",
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Outlet",
      "kind": "LinkedField",
      "name": "outlet",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Community",
      "kind": "LinkedField",
      "name": "communities",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Beat",
          "kind": "LinkedField",
          "name": "beats",
          "plural": true,
          "selections": (v2/*:: as any*/),
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
            (v0/*:: as any*/),
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
          "concreteType": "Video",
          "kind": "LinkedField",
          "name": "video",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};
})();

(node as any).hash = "c78e2a9a19e3f695d0aae99650c6d033";

export default node;
