/**
 * @generated SignedSource<<307ba6d1aed3454049d7be35051480c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunityPostView_communityPost$data = {
  readonly attachments: {
    readonly " $fragmentSpreads": FragmentRefs<"Attachments_attachments">;
  };
  readonly author: {
    readonly name: string;
  };
  readonly content: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PostArticle_post">;
  readonly " $fragmentType": "CommunityPostView_communityPost";
};
export type CommunityPostView_communityPost$key = {
  readonly " $data"?: CommunityPostView_communityPost$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityPostView_communityPost">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunityPostView_communityPost",
  "selections": [
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
      "name": "PostArticle_post"
    }
  ],
  "type": "CommunityPost",
  "abstractKey": null
};

(node as any).hash = "449406a49c35116bc97a20005d78124d";

export default node;
