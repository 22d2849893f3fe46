/**
 * @generated SignedSource<<62f08288ef4193a7135c9329756f0378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedCommunity_community$data = {
  readonly isInvited: boolean | null | undefined;
  readonly permissions: {
    readonly read: {
      readonly reasons: ReadonlyArray<{
        readonly message: string;
      }>;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JoinButton_community">;
  readonly " $fragmentType": "ClosedCommunity_community";
};
export type ClosedCommunity_community$key = {
  readonly " $data"?: ClosedCommunity_community$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedCommunity_community">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedCommunity_community",
  "selections": [
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
          "name": "read",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DenialReason",
              "kind": "LinkedField",
              "name": "reasons",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "c4d94f276a47be39c6dbd971ffae6ea6";

export default node;
