/**
 * @generated SignedSource<<4d159cb65d492500d0b84f72128f7f9d>>
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
    readonly slug: string | null | undefined;
  };
  readonly jobType: JobType | null | undefined;
  readonly location: string | null | undefined;
  readonly url: string | null | undefined;
  readonly workplace: Workplace | null | undefined;
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
          "name": "slug",
          "storageKey": null
        },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "870288ae6ae52e0d2e333ecf6168a22a";

export default node;
