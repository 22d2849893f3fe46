/**
 * @generated SignedSource<<0d4cbe2321c065fb8268d104fb948df3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsFrame_settings$data = {
  readonly avatar: string | null | undefined;
  readonly firstname: string;
  readonly isOwn: boolean;
  readonly lastname: string;
  readonly managedBy: string | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "SettingsFrame_settings";
};
export type SettingsFrame_settings$key = {
  readonly " $data"?: SettingsFrame_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsFrame_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsFrame_settings",
  "selections": [
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "managedBy",
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
      "name": "firstname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastname",
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "3dbfa2e758045ca2ceefc9a2bd43ea83";

export default node;
