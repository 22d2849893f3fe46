/**
 * @generated SignedSource<<96e22d1461f683cf02c303f14b8690d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveAnswerButton_answer$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly isSaved: boolean;
  readonly " $fragmentType": "SaveAnswerButton_answer";
};
export type SaveAnswerButton_answer$key = {
  readonly " $data"?: SaveAnswerButton_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveAnswerButton_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveAnswerButton_answer",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSaved",
      "storageKey": null
    }
  ],
  "type": "Answer",
  "abstractKey": null
};

(node as any).hash = "f1862264b8b4f81aad348c4bc28fe263";

export default node;
