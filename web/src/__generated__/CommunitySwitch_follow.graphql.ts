/**
 * @generated SignedSource<<d8eae4c0099190e9af2934f0712dc1ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunitySwitch_follow$data = {
  readonly __id: string;
  readonly databaseId: number;
  readonly icon: string | null | undefined;
  readonly isFollowed: boolean;
  readonly name: string;
  readonly " $fragmentType": "CommunitySwitch_follow";
};
export type CommunitySwitch_follow$key = {
  readonly " $data"?: CommunitySwitch_follow$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunitySwitch_follow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunitySwitch_follow",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFollowed",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "CommunityFollow",
  "abstractKey": null
};

(node as any).hash = "419210eeaf3eb6ae5adc16a529da608e";

export default node;
