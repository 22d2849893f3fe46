/**
 * @generated SignedSource<<46ab85b9f8a4aa58b2d572f5be9a10de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewForm_query$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "InterviewForm_query";
};
export type InterviewForm_query$key = {
  readonly " $data"?: InterviewForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8f0503123711bdc070a3cd8b4ccaa8e0";

export default node;
