/**
 * @generated SignedSource<<4460dc1b211c7375041177c16d124a3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunityPostCard_communityPost$data = {
  readonly attachments: {
    readonly " $fragmentSpreads": FragmentRefs<"Attachments_attachments">;
  };
  readonly author: {
    readonly name: string;
  };
  readonly content: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  readonly " $fragmentType": "CommunityPostCard_communityPost";
};
export type CommunityPostCard_communityPost$key = {
  readonly " $data"?: CommunityPostCard_communityPost$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityPostCard_communityPost">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunityPostCard_communityPost",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachments",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Attachments_attachments"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostCard_post"
    }
  ],
  "type": "CommunityPost",
  "abstractKey": null
};

(node as any).hash = "a392d9652495999493b3427e9077b901";

export default node;
