/**
 * @generated SignedSource<<488ac8075fa0e8b7d44faacca1fa0801>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffRow_member$data = {
  readonly about: string | null | undefined;
  readonly author: {
    readonly avatar: string | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
  };
  readonly email: string | null | undefined;
  readonly isMediaContact: boolean;
  readonly job: string | null | undefined;
  readonly roleTitle: string | null | undefined;
  readonly " $fragmentType": "StaffRow_member";
};
export type StaffRow_member$key = {
  readonly " $data"?: StaffRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffRow_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "job",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMediaContact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
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
          "name": "avatar",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorName_author"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "d24347ee339556dc240b3d1d48f35e72";

export default node;
