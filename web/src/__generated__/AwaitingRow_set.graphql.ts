/**
 * @generated SignedSource<<5cdc3032c195d04f8bbbe0c23dc4be38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AwaitingRow_set$data = {
  readonly answers: ReadonlyArray<{
    readonly __typename: "Answer";
  }>;
  readonly createdAt: string;
  readonly hash: string;
  readonly interview: {
    readonly author: {
      readonly name: string;
    };
    readonly deadline: string | null | undefined;
    readonly title: string;
  };
  readonly permissions: {
    readonly answer: {
      readonly allowed: boolean;
    };
  };
  readonly questions: ReadonlyArray<{
    readonly __typename: "Question";
  }>;
  readonly respondent: {
    readonly " $fragmentSpreads": FragmentRefs<"useRespondentName_respondent">;
  };
  readonly type: InterviewType;
  readonly " $fragmentType": "AwaitingRow_set";
};
export type AwaitingRow_set$key = {
  readonly " $data"?: AwaitingRow_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwaitingRow_set">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwaitingRow_set",
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
      "name": "createdAt",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Respondent",
      "kind": "LinkedField",
      "name": "respondent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRespondentName_respondent"
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};
})();

(node as any).hash = "478a398be107330342b964868ffbf468";

export default node;
