/**
 * @generated SignedSource<<5cbc491cd9ade6c54a2b8f49c5aa2603>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommunityType = "PRIVATE" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommunityHead_community$data = {
  readonly banner: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileHead_banner">;
  } | null | undefined;
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly img: string | null | undefined;
  readonly isInvited: boolean | null | undefined;
  readonly isJoined: boolean;
  readonly membersCount: number | null | undefined;
  readonly name: string;
  readonly permissions: {
    readonly edit: {
      readonly allowed: boolean;
    };
  } | null | undefined;
  readonly slug: string;
  readonly type: CommunityType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JoinButton_community">;
  readonly " $fragmentType": "CommunityHead_community";
};
export type CommunityHead_community$key = {
  readonly " $data"?: CommunityHead_community$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityHead_community">;
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
  "name": "CommunityHead_community",
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
      "name": "description",
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
      "name": "img",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membersCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isJoined",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInvited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "banner",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileHead_banner"
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
      "concreteType": "CommunityPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "edit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinButton_community"
    }
  ],
  "type": "Community",
  "abstractKey": null
};
})();

(node as any).hash = "07cb039ff5aaae11e8070b5f74f60e04";

export default node;
