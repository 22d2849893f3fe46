/**
 * @generated SignedSource<<47df406211f18cadc174dfa6aa6cc8ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuestionStep_set$data = {
  readonly answers: ReadonlyArray<{
    readonly question: {
      readonly databaseId: number;
    } | null | undefined;
    readonly skipped: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"RecordedAnswer_answer" | "WrittenAnswer_answer">;
  }>;
  readonly hash: string;
  readonly id: string;
  readonly interview: {
    readonly author: {
      readonly name: string;
    };
  };
  readonly permissions: {
    readonly skip: {
      readonly allowed: boolean;
    };
  };
  readonly type: InterviewType;
  readonly " $fragmentType": "QuestionStep_set";
};
export type QuestionStep_set$key = {
  readonly " $data"?: QuestionStep_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionStep_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionStep_set",
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
      "name": "hash",
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
      "concreteType": "AnsweredInterview",
      "kind": "LinkedField",
      "name": "interview",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerSetPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "skip",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Answer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skipped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Question",
          "kind": "LinkedField",
          "name": "question",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WrittenAnswer_answer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecordedAnswer_answer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};

(node as any).hash = "e3da11315bec9b3e83bab4f1e3035a7a";

export default node;
