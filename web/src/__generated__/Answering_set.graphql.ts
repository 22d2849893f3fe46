/**
 * @generated SignedSource<<36ea0146ccc09eea02fde6b0a4e6c172>>
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
      readonly databaseId: number;
    } | null | undefined;
  }>;
  readonly id: string;
  readonly interview: {
    readonly showQuestions: boolean;
  };
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
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
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Answering_set",
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

(node as any).hash = "a0a9d774d0016476ee9ff04f436ed5fc";

export default node;
