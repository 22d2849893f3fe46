/**
 * @generated SignedSource<<896f107943346577525632b85d29de0d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorName_author"
    }
  ],
  "type": "Author",
  "abstractKey": null
};

(node as any).hash = "7cfe6272bb1a24916f28e0cb0a97bffd";

export default node;
