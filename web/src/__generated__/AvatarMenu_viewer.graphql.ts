/**
 * @generated SignedSource<<ca0ebfa25c40906c4dc92b54d2d0a50c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarMenu_viewer$data = {
  readonly fullName: string | null | undefined;
  readonly isReadOnly: boolean;
  readonly jobTitle: string | null | undefined;
  readonly logoIcon: string | null | undefined;
  readonly " $fragmentType": "AvatarMenu_viewer";
};
export type AvatarMenu_viewer$key = {
  readonly " $data"?: AvatarMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvatarMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoIcon",
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

(node as any).hash = "29eaa9f7c990c38926cda301d99c41fc";

export default node;
