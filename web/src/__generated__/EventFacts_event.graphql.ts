/**
 * @generated SignedSource<<1971c2406f991bcd05fb44ed44392f58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventFacts_event$data = {
  readonly address: string | null | undefined;
  readonly end: string | null | undefined;
  readonly eventType: EventType | null | undefined;
  readonly link: string | null | undefined;
  readonly start: string | null | undefined;
  readonly timezone: string | null | undefined;
  readonly venue: string | null | undefined;
  readonly " $fragmentType": "EventFacts_event";
};
export type EventFacts_event$key = {
  readonly " $data"?: EventFacts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFacts_event",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "05be515ed58ffc51c8ec2d7ee30ce4cb";

export default node;
