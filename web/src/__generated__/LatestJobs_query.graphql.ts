/**
 * @generated SignedSource<<6d65d0083b0e7ed3bbe33c08bbbeaa8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestJobs_query$data = {
  readonly latestJobs: ReadonlyArray<{
    readonly company: {
      readonly logo: string | null | undefined;
      readonly name: string;
    };
    readonly databaseId: number;
    readonly id: string;
    readonly location: string | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "LatestJobs_query";
};
export type LatestJobs_query$key = {
  readonly " $data"?: LatestJobs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestJobs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestJobs_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "latestJobs",
      "plural": true,
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
          "name": "title",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "logo",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "latestJobs(first:3)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d66a8ca150a70f1a0dff051de14787e2";

export default node;
