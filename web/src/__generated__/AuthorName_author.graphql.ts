/**
 * @generated SignedSource<<beaaa84e764598f6e40ffee424e5a8e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuthorName_author$data = {
  readonly name: string;
  readonly slug: string | null | undefined;
  readonly type: AuthorType;
  readonly " $fragmentType": "AuthorName_author";
};
export type AuthorName_author$key = {
  readonly " $data"?: AuthorName_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorName_author",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Author",
  "abstractKey": null
};

(node as any).hash = "7444ed754b75676154f917be099babd4";

export default node;
