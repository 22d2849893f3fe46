/**
 * @generated SignedSource<<bf15b0bd53ca1cb72c932d5667ac0bb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MonitorSource = "ONLINE" | "PRINT" | "SOCIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonitorFilterFields_query$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly viewer: {
    readonly monitor: {
      readonly permissions: {
        readonly useOperators: {
          readonly allowed: boolean;
        };
      };
      readonly sources: ReadonlyArray<MonitorSource>;
    } | null | undefined;
  };
  readonly " $fragmentType": "MonitorFilterFields_query";
};
export type MonitorFilterFields_query$key = {
  readonly " $data"?: MonitorFilterFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonitorFilterFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonitorFilterFields_query",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Monitor",
          "kind": "LinkedField",
          "name": "monitor",
          "plural": false,
          "selections": [
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
                  "name": "useOperators",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4b8cfe1dc452b30824f44343a920c77e";

export default node;
