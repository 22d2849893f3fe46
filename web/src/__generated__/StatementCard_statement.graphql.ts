/**
 * @generated SignedSource<<8ae3f0222b7c63e5be2e5de95a6f2f6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementCard_statement$data = {
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
  readonly " $fragmentType": "StatementCard_statement";
};
export type StatementCard_statement$key = {
  readonly " $data"?: StatementCard_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementCard_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementCard_statement",
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
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "460212bafa49c0a3bb6bb22f7d2327ef";

export default node;
