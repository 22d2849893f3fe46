/**
 * @generated SignedSource<<4807c9e8dc7009b47ab455fe2bcb5c15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileView = "PRIVATE" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BasicDetails_settings$data = {
  readonly about: string | null | undefined;
  readonly country: {
    readonly databaseId: number;
  } | null | undefined;
  readonly firstname: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly job: string | null | undefined;
  readonly lastname: string;
  readonly organization: {
    readonly name: string;
  } | null | undefined;
  readonly slug: string;
  readonly timezone: string | null | undefined;
  readonly view: ProfileView;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarField_settings">;
  readonly " $fragmentType": "BasicDetails_settings";
};
export type BasicDetails_settings$key = {
  readonly " $data"?: BasicDetails_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicDetails_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicDetails_settings",
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
      "name": "isOwn",
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
      "concreteType": "SettingsOrganization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
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
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "view",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarField_settings"
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "3989c3bfb83c2a842af454e93653e07c";

export default node;
