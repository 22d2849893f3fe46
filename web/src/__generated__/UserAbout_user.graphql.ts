/**
 * @generated SignedSource<<42060c7f94aea5333db33de0de37e00b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialNetwork = "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "TIKTOK" | "WEBSITE" | "X" | "YOUTUBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserAbout_user$data = {
  readonly about: string | null | undefined;
  readonly communities: ReadonlyArray<{
    readonly icon: string | null | undefined;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly contact: {
    readonly location: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly publicEmail: string | null | undefined;
    readonly website: string | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly socials: ReadonlyArray<{
    readonly network: SocialNetwork;
    readonly url: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Responsibilities_user">;
  readonly " $fragmentType": "UserAbout_user";
};
export type UserAbout_user$key = {
  readonly " $data"?: UserAbout_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserAbout_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserAbout_user",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "ContactDetails",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publicEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "website",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Community",
      "kind": "LinkedField",
      "name": "communities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Responsibilities_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "9920020d590b5e22136668e8a22b1d90";

export default node;
