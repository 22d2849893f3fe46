/**
 * @generated SignedSource<<ddd80f17663f99d7685d2104f9d6afa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LatestEvents_query$data = {
  readonly latestEvents: ReadonlyArray<{
    readonly databaseId: number;
    readonly end: string | null | undefined;
    readonly eventType: EventType | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly start: string | null | undefined;
    readonly timezone: string | null | undefined;
    readonly venue: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "LatestEvents_query";
};
export type LatestEvents_query$key = {
  readonly " $data"?: LatestEvents_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestEvents_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestEvents_query",
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
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "latestEvents",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timezone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "venue",
          "storageKey": null
        }
      ],
      "storageKey": "latestEvents(first:3)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "116cc86c898f8b4c60fe1943ad01079a";

export default node;
