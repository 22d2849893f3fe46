/**
 * @generated SignedSource<<31d9196bf8853bf6995f1b83e51146e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialNetwork = "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "TIKTOK" | "WEBSITE" | "X" | "YOUTUBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SocialFields_settings$data = {
  readonly id: string;
  readonly socials: ReadonlyArray<{
    readonly network: SocialNetwork;
    readonly url: string;
  }> | null | undefined;
  readonly " $fragmentType": "SocialFields_settings";
};
export type SocialFields_settings$key = {
  readonly " $data"?: SocialFields_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialFields_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SocialFields_settings",
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
      "concreteType": "SocialProfile",
      "kind": "LinkedField",
      "name": "socials",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "network",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "db1e943174440162540deb97bcf21b84";

export default node;
