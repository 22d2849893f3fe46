/**
 * @generated SignedSource<<19d0903e1c0d561b308177f5045873b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewFacts_interview$data = {
  readonly answersCount: number;
  readonly deadline: string | null | undefined;
  readonly isPublic: boolean;
  readonly questionsCount: number;
  readonly " $fragmentType": "InterviewFacts_interview";
};
export type InterviewFacts_interview$key = {
  readonly " $data"?: InterviewFacts_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewFacts_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewFacts_interview",
  "selections": [
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
      "kind": "ScalarField",
      "name": "answersCount",
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
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "5adfaa215061b2eb881018326bb096ab";

export default node;
