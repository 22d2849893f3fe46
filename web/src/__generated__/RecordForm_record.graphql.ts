/**
 * @generated SignedSource<<481e2cfd9ce578660c8b1ff9c0a69b1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaveAs = "DRAFT" | "PUBLISHED" | "%future added value";
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecordForm_record$data = {
  readonly communityIds: ReadonlyArray<number>;
  readonly content: string | null | undefined;
  readonly id: string;
  readonly ownVideo: {
    readonly databaseId: number;
  } | null | undefined;
  readonly saveAs: SaveAs;
  readonly userTypes: ReadonlyArray<UserType>;
  readonly " $fragmentType": "RecordForm_record";
};
export type RecordForm_record$key = {
  readonly " $data"?: RecordForm_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordForm_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordForm_record",
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
      "name": "saveAs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": "ownVideo",
      "args": null,
      "concreteType": "Video",
      "kind": "LinkedField",
      "name": "video",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "communityIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userTypes",
      "storageKey": null
    }
  ],
  "type": "Record",
  "abstractKey": null
};

(node as any).hash = "70496cb19c3e54778b014a39434524a5";

export default node;
