/**
 * @generated SignedSource<<4df819387ef67f1caa15be8bfc5b1213>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCard_job$data = {
  readonly content: string | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobFacts_job" | "PostCard_post">;
  readonly " $fragmentType": "JobCard_job";
};
export type JobCard_job$key = {
  readonly " $data"?: JobCard_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCard_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobCard_job",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobFacts_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostCard_post"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "661fef655c13570261fae27440ef8f29";

export default node;
