/**
 * @generated SignedSource<<a437a9489cb8ebacd51685a989ff6443>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Answering_set$data = {
  readonly answers: ReadonlyArray<{
    readonly question: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly id: string;
  readonly interview: {
    readonly showQuestions: boolean;
  };
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionStep_question">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionStep_set" | "ReviewStep_set">;
  readonly " $fragmentType": "Answering_set";
};
export type Answering_set$key = {
  readonly " $data"?: Answering_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"Answering_set">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Answering_set",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "showQuestions",
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
        (v0/*:: as any*/),
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
          "name": "text",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionStep_question"
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
          "concreteType": "Question",
          "kind": "LinkedField",
          "name": "question",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionStep_set"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStep_set"
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};
})();

(node as any).hash = "cee945f5b6311f7b038e4b40a00a06f1";

export default node;
