/**
 * @generated SignedSource<<b41ae500bf24456bfb790c2d0ec1a628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerMode = "ANSWER" | "VIEW" | "%future added value";
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnswerRoom_set$data = {
  readonly hash: string;
  readonly interview: {
    readonly author: {
      readonly " $fragmentSpreads": FragmentRefs<"InterviewIntro_author">;
    };
    readonly deadline: string | null | undefined;
    readonly description: string | null | undefined;
    readonly title: string;
  };
  readonly mode: AnswerMode;
  readonly permissions: {
    readonly answer: {
      readonly allowed: boolean;
      readonly reasons: ReadonlyArray<{
        readonly message: string;
      }>;
    };
  };
  readonly questions: ReadonlyArray<{
    readonly __typename: "Question";
  }>;
  readonly type: InterviewType;
  readonly " $fragmentSpreads": FragmentRefs<"Answering_set" | "AnswersView_set" | "useProcessing_set">;
  readonly " $fragmentType": "AnswerRoom_set";
};
export type AnswerRoom_set$key = {
  readonly " $data"?: AnswerRoom_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerRoom_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerRoom_set",
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
      "name": "hash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
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
          "kind": "ScalarField",
          "name": "title",
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
          "name": "deadline",
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
              "name": "InterviewIntro_author"
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
      "concreteType": "Question",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
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
          "name": "answer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DenialReason",
              "kind": "LinkedField",
              "name": "reasons",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProcessing_set"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Answering_set"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswersView_set"
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};

(node as any).hash = "eaff4c09a8df788ba35848dfdacba15a";

export default node;
