/**
 * @generated SignedSource<<2d9108da5e45b53bb57a8538f19d07d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsroomField_announcement$data = {
  readonly newsroom: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "NewsroomField_announcement";
};
export type NewsroomField_announcement$key = {
  readonly " $data"?: NewsroomField_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsroomField_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsroomField_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnnouncementNewsroom",
      "kind": "LinkedField",
      "name": "newsroom",
      "plural": false,
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
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "53f217e913fcb074954ab09be9eac354";

export default node;
