/**
 * @generated SignedSource<<214a5be67a4082c98fcabe2dc86430b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserHead_user$data = {
  readonly avatar: string | null | undefined;
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }>;
  readonly contact: {
    readonly location: string | null | undefined;
  } | null | undefined;
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly isMain: boolean;
  readonly isPrivate: boolean;
  readonly job: string | null | undefined;
  readonly lastActiveStamp: string | null | undefined;
  readonly name: string;
  readonly organization: string | null | undefined;
  readonly permissions: {
    readonly openSettings: {
      readonly allowed: boolean;
    };
    readonly read: {
      readonly allowed: boolean;
    };
  };
  readonly slug: string;
  readonly userType: UserType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveButton_user" | "FollowButton_subject">;
  readonly " $fragmentType": "UserHead_user";
};
export type UserHead_user$key = {
  readonly " $data"?: UserHead_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserHead_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserHead_user",
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
      "name": "avatar",
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
      "kind": "ScalarField",
      "name": "organization",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userType",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPrivate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActiveStamp",
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
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BeatMarks_beats"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "read",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "openSettings",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveButton_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_subject"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "925f153a89df9a0f0f67eb7260c20144";

export default node;
