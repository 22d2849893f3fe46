/**
 * @generated SignedSource<<ceca93ee594299c3435767ebed56502f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionText_question$data = {
  readonly text: string;
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"AnswerVideo_video">;
  } | null | undefined;
  readonly " $fragmentType": "QuestionText_question";
};
export type QuestionText_question$key = {
  readonly " $data"?: QuestionText_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionText_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionText_question",
  "selections": [
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
    }
  ],
  "type": "Question",
  "abstractKey": null
};

(node as any).hash = "49acbb78c027a9f5758454bd2d0817be";

export default node;
