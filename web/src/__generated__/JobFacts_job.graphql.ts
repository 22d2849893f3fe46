/**
 * @generated SignedSource<<27a559dd4cc946c9793ec386bfff5bd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobType = "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "VOLUNTEER" | "%future added value";
export type Workplace = "HYBRID" | "ON_SITE" | "REMOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobFacts_job$data = {
  readonly company: {
    readonly name: string;
  };
  readonly jobType: JobType;
  readonly location: string | null | undefined;
  readonly workplace: Workplace;
  readonly " $fragmentType": "JobFacts_job";
};
export type JobFacts_job$key = {
  readonly " $data"?: JobFacts_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFacts_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFacts_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobCompany",
      "kind": "LinkedField",
      "name": "company",
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
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobType",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "51521deaab969300a254b4ed5a575244";

export default node;
