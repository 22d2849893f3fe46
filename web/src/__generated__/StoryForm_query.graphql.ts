/**
 * @generated SignedSource<<5872bbbf9bdc032022c95a38403576c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryForm_query$data = {
  readonly outlets: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useWriter_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ArticleFields_query">;
  readonly " $fragmentType": "StoryForm_query";
};
export type StoryForm_query$key = {
  readonly " $data"?: StoryForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleFields_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Outlet",
      "kind": "LinkedField",
      "name": "outlets",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useWriter_viewer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4c511ff8a6678976f402e6102da8daf3";

export default node;
