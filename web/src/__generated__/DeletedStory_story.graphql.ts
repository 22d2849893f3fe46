/**
 * @generated SignedSource<<19a3f83b9a0836efe06211cbded9cb67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedStory_story$data = {
  readonly id: string;
  readonly news: {
    readonly title: string;
  };
  readonly permissions: {
    readonly restore: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "DeletedStory_story";
};
export type DeletedStory_story$key = {
  readonly " $data"?: DeletedStory_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedStory_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedStory_story",
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
      "concreteType": "NewsItem",
      "kind": "LinkedField",
      "name": "news",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoryPermissions",
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
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "77b5da3e4babf49e425657a6c59b9900";

export default node;
