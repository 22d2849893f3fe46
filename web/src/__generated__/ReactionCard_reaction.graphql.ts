/**
 * @generated SignedSource<<86aec11ceb4d5b6b2ced843cf959972c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReactionCard_reaction$data = {
  readonly author: {
    readonly name: string;
  };
  readonly content: string | null | undefined;
  readonly id: string;
  readonly url: string | null | undefined;
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  readonly " $fragmentType": "ReactionCard_reaction";
};
export type ReactionCard_reaction$key = {
  readonly " $data"?: ReactionCard_reaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionCard_reaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReactionCard_reaction",
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
      "kind": "ScalarField",
      "name": "url",
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
      "name": "PostCard_post"
    }
  ],
  "type": "Reaction",
  "abstractKey": null
};

(node as any).hash = "96fb09431f5b36d1674bc3d5383baab1";

export default node;
