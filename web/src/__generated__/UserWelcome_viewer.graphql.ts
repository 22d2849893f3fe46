/**
 * @generated SignedSource<<a836c0487aa56acb71195ee8d3df7743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserWelcome_viewer$data = {
  readonly firstname: string | null | undefined;
  readonly isReadOnly: boolean;
  readonly " $fragmentType": "UserWelcome_viewer";
};
export type UserWelcome_viewer$key = {
  readonly " $data"?: UserWelcome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserWelcome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserWelcome_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReadOnly",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d5fae9baa3db7f185edb605a89088de6";

export default node;
