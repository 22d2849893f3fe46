/**
 * @generated SignedSource<<2cf05928ffc4e7a0fda6454fd50df393>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsFilterFields_query$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "NewsFilterFields_query";
};
export type NewsFilterFields_query$key = {
  readonly " $data"?: NewsFilterFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsFilterFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsFilterFields_query",
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

(node as any).hash = "4e785cf4e5fc3acd9b771233bdbd80a8";

export default node;
