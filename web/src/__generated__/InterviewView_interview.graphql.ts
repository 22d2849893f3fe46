/**
 * @generated SignedSource<<eae559bdfa2f677a69a6a8adf20cb750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewStatus = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InterviewView_interview$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
  };
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"PostPicture_picture">;
  } | null | undefined;
  readonly isDeleted: boolean;
  readonly publishedAt: string | null | undefined;
  readonly status: InterviewStatus;
  readonly title: string;
  readonly type: InterviewType;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedInterview_interview" | "InterviewActs_interview" | "InterviewFacts_interview" | "InterviewMenu_interview" | "QuestionList_interview">;
  readonly " $fragmentType": "InterviewView_interview";
};
export type InterviewView_interview$key = {
  readonly " $data"?: InterviewView_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewView_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InterviewView_interview",
  "selections": [
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
      "kind": "ScalarField",
      "name": "isDeleted",
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
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostPicture_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletedInterview_interview"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterviewFacts_interview"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterviewMenu_interview"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterviewActs_interview"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionList_interview"
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "acaf9397d4eb945ddaa17886536c7d4e";

export default node;
