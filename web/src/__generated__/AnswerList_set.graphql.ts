/**
 * @generated SignedSource<<564c3e645d6923f4186f277ab97457ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerList_set$data = {
  readonly answers: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly question: {
      readonly databaseId: number;
    } | null | undefined;
    readonly skipped: boolean;
    readonly video: {
      readonly " $fragmentSpreads": FragmentRefs<"AnswerVideo_video">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SaveAnswerButton_answer">;
  }>;
  readonly interview: {
    readonly author: {
      readonly name: string;
    };
  };
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionText_question">;
  }>;
  readonly " $fragmentType": "AnswerList_set";
};
export type AnswerList_set$key = {
  readonly " $data"?: AnswerList_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerList_set">;
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
  "name": "AnswerList_set",
  "selections": [
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
      "concreteType": "Question",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionText_question"
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
          "name": "content",
          "storageKey": null
        },
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
            (v0/*:: as any*/)
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
              "name": "AnswerVideo_video"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SaveAnswerButton_answer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};
})();

(node as any).hash = "f4d694773409beb64ec2a432f4249db5";

export default node;
