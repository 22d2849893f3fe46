/**
 * @generated SignedSource<<1c8f9d0e22d2f7d5f5be1928d18213f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Faces_people$data = ReadonlyArray<{
  readonly avatar: string | null | undefined;
  readonly name: string;
  readonly type: AuthorType;
  readonly " $fragmentType": "Faces_people";
}>;
export type Faces_people$key = ReadonlyArray<{
  readonly " $data"?: Faces_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"Faces_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Faces_people",
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

(node as any).hash = "1c17a6541456e653b18b880e75c38e41";

export default node;
