/**
 * @generated SignedSource<<49dc8e29d3b69d6a02c191d9f77ad0f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchType = "ANNOUNCEMENT" | "CALLOUT" | "COMMUNITY" | "COMMUNITY_POST" | "COMPANY" | "EVENT" | "INTERVIEW" | "JOB" | "OUTLET" | "PERSON" | "REACTION" | "RECORD" | "STATEMENT" | "STORY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultRow_result$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly img: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly type: SearchType;
  readonly " $fragmentType": "ResultRow_result";
};
export type ResultRow_result$key = {
  readonly " $data"?: ResultRow_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultRow_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultRow_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "img",
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
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};

(node as any).hash = "1bf0507c1412460d06ce0df52309c0fb";

export default node;
