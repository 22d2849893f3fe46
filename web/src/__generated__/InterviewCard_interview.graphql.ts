/**
 * @generated SignedSource<<a93c230794f9909602c133661680896f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewStatus = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InterviewCard_interview$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
  };
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly img: {
    readonly path: string;
  } | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly status: InterviewStatus;
  readonly title: string;
  readonly type: InterviewType;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewFacts_interview">;
  readonly " $fragmentType": "InterviewCard_interview";
};
export type InterviewCard_interview$key = {
  readonly " $data"?: InterviewCard_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewCard_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewCard_interview",
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
      "name": "title",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterviewFacts_interview"
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "2a4a8ef2bc8a45f66c04b31ed50c9229";

export default node;
