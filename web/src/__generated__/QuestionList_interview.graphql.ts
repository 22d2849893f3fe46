/**
 * @generated SignedSource<<936c3183c820fc2298c6db0050392e14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuestionList_interview$data = {
  readonly author: {
    readonly name: string;
  };
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
    readonly position: number;
    readonly text: string;
    readonly timeLimit: number | null | undefined;
    readonly video: {
      readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
    } | null | undefined;
  }>;
  readonly questionsCount: number;
  readonly type: InterviewType;
  readonly " $fragmentType": "QuestionList_interview";
};
export type QuestionList_interview$key = {
  readonly " $data"?: QuestionList_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionList_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionList_interview",
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
      "name": "questionsCount",
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
      "concreteType": "Question",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
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
          "name": "position",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeLimit",
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
              "name": "PostVideo_video"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "68180d5ec1ebf638229b77cd746d8b65";

export default node;
