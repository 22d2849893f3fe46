/**
 * @generated SignedSource<<cef708523273a70bf39741cc2397549e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionStep_question$data = {
  readonly id: string;
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
      "name": "id",
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

(node as any).hash = "02f36a99b1bc8c17f04ee2cd681c4a8f";

export default node;
