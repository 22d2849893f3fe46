/**
 * @generated SignedSource<<77f076fe3dd9a82166623a76272fcb9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MonitorSource = "ONLINE" | "PRINT" | "SOCIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonitorRow_item$data = {
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly matches: ReadonlyArray<string>;
  readonly outlet: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly publishedAt: string;
  readonly source: MonitorSource;
  readonly storyId: number | null | undefined;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "MonitorRow_item";
};
export type MonitorRow_item$key = {
  readonly " $data"?: MonitorRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonitorRow_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonitorRow_item",
  "selections": [
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
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Outlet",
      "kind": "LinkedField",
      "name": "outlet",
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
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BeatMarks_beats"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matches",
      "storageKey": null
    }
  ],
  "type": "MonitorItem",
  "abstractKey": null
};

(node as any).hash = "2ff66aea96c0587fb969ee7e1bd4da0f";

export default node;
