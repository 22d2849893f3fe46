/**
 * @generated SignedSource<<9a268bbc99284354a7fee1103c8911d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStep_set$data = {
  readonly answers: ReadonlyArray<{
    readonly question: {
      readonly databaseId: number;
    } | null | undefined;
  }>;
  readonly interview: {
    readonly author: {
      readonly name: string;
    };
  };
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerList_set">;
  readonly " $fragmentType": "ReviewStep_set";
};
export type ReviewStep_set$key = {
  readonly " $data"?: ReviewStep_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStep_set">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStep_set",
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
      "selections": (v0/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerList_set"
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};
})();

(node as any).hash = "8046c2bb3fbccacd7ca29ef8a69bd451";

export default node;
