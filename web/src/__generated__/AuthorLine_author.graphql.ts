/**
 * @generated SignedSource<<657a0640da23cf5eeca79393f3e7d4a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuthorLine_author$data = {
  readonly avatar: string | null | undefined;
  readonly isMain: boolean;
  readonly name: string;
  readonly type: AuthorType;
  readonly " $fragmentType": "AuthorLine_author";
};
export type AuthorLine_author$key = {
  readonly " $data"?: AuthorLine_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorLine_author",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMain",
      "storageKey": null
    }
  ],
  "type": "Author",
  "abstractKey": null
};

(node as any).hash = "9df509ce192ffd08fd589c12226bb785";

export default node;
