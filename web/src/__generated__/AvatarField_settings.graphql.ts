/**
 * @generated SignedSource<<8a7f4f184384308b3d341aa590f633e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarField_settings$data = {
  readonly avatar: string | null | undefined;
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "AvatarField_settings";
};
export type AvatarField_settings$key = {
  readonly " $data"?: AvatarField_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarField_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvatarField_settings",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "bc40bca66e9569ff7b9d9a8879001bee";

export default node;
