/**
 * @generated SignedSource<<090a2835488c3105d2e297e71c8a34d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementWebForm_query$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsroomField_viewer" | "useWriter_viewer">;
  };
  readonly " $fragmentType": "AnnouncementWebForm_query";
};
export type AnnouncementWebForm_query$key = {
  readonly " $data"?: AnnouncementWebForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementWebForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementWebForm_query",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useWriter_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewsroomField_viewer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d3307d4ebda235e800ba4d0118433070";

export default node;
