/**
 * @generated SignedSource<<4cc0d1c6033ebcad326a318925f602c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaveAs = "DRAFT" | "PUBLISHED" | "%future added value";
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReactionForm_reaction$data = {
  readonly communityIds: ReadonlyArray<number>;
  readonly content: string | null | undefined;
  readonly id: string;
  readonly saveAs: SaveAs;
  readonly url: string | null | undefined;
  readonly userTypes: ReadonlyArray<UserType>;
  readonly video: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "ReactionForm_reaction";
};
export type ReactionForm_reaction$key = {
  readonly " $data"?: ReactionForm_reaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionForm_reaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReactionForm_reaction",
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
  "type": "Reaction",
  "abstractKey": null
};

(node as any).hash = "3adb4275b449d2b849068933a4e85d91";

export default node;
