/**
 * @generated SignedSource<<977957c42c50df6ce69a1043bee3cbb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenu_member$data = {
  readonly author: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly permissions: {
    readonly remove: {
      readonly allowed: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "MemberMenu_member";
};
export type MemberMenu_member$key = {
  readonly " $data"?: MemberMenu_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberMenu_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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
      "concreteType": "CommunityMemberPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "remove",
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
    }
  ],
  "type": "CommunityMember",
  "abstractKey": null
};

(node as any).hash = "d281074ae23b7f0a53b69e4f9fc25649";

export default node;
