/**
 * @generated SignedSource<<8c3477981c373ab8f8911fc531119170>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MonitorSource = "ONLINE" | "PRINT" | "SOCIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedSearchRow_search$data = {
  readonly beatIds: ReadonlyArray<number>;
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly newCount: number;
  readonly notify: boolean;
  readonly query: string;
  readonly sources: ReadonlyArray<MonitorSource>;
  readonly " $fragmentType": "SavedSearchRow_search";
};
export type SavedSearchRow_search$key = {
  readonly " $data"?: SavedSearchRow_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearchRow_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearchRow_search",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sources",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beatIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notify",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newCount",
      "storageKey": null
    }
  ],
  "type": "MonitorSearch",
  "abstractKey": null
};

(node as any).hash = "69d9e0fbbea6e6246f38c1084e1704ec";

export default node;
