/**
 * @generated SignedSource<<224eea7ed1024f44876e2ac42fc35220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionStep_question$data = {
  readonly databaseId: number;
  readonly timeLimit: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionText_question">;
  readonly " $fragmentType": "QuestionStep_question";
};
export type QuestionStep_question$key = {
  readonly " $data"?: QuestionStep_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionStep_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionStep_question",
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
      "name": "timeLimit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionText_question"
    }
  ],
  "type": "Question",
  "abstractKey": null
};

(node as any).hash = "4ba4120446f47a4de3158f88440d1ff2";

export default node;
