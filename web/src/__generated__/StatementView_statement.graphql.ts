/**
 * @generated SignedSource<<9961f6e075c5366700cf814936a392db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementView_statement$data = {
  readonly author: {
    readonly name: string;
  };
  readonly content: string | null | undefined;
  readonly url: string | null | undefined;
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PostArticle_post">;
  readonly " $fragmentType": "StatementView_statement";
};
export type StatementView_statement$key = {
  readonly " $data"?: StatementView_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementView_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementView_statement",
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
      "name": "PostArticle_post"
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "90fe73b1aba133af6606d67334324e40";

export default node;
