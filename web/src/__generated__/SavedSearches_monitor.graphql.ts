/**
 * @generated SignedSource<<fbde426d7f303a9b4a44771ceda4a978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSearches_monitor$data = {
  readonly permissions: {
    readonly save: {
      readonly allowed: boolean;
    };
  };
  readonly searches: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SavedSearchRow_search">;
  }> | null | undefined;
  readonly " $fragmentType": "SavedSearches_monitor";
};
export type SavedSearches_monitor$key = {
  readonly " $data"?: SavedSearches_monitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearches_monitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearches_monitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MonitorSearch",
      "kind": "LinkedField",
      "name": "searches",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SavedSearchRow_search"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MonitorPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "save",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Monitor",
  "abstractKey": null
};

(node as any).hash = "d09eeb3cdc106a034a4bb4b309d1f61e";

export default node;
