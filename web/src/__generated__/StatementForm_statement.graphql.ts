/**
 * @generated SignedSource<<bd48999797e06dd7bdbf81812e671e01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaveAs = "DRAFT" | "PUBLISHED" | "%future added value";
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementForm_statement$data = {
  readonly communityIds: ReadonlyArray<number>;
  readonly content: string | null | undefined;
  readonly id: string;
  readonly saveAs: SaveAs;
  readonly url: string | null | undefined;
  readonly userTypes: ReadonlyArray<UserType>;
  readonly video: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "StatementForm_statement";
};
export type StatementForm_statement$key = {
  readonly " $data"?: StatementForm_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementForm_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementForm_statement",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
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
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "2c4ed1ab76f43f729914842651732e21";

export default node;
