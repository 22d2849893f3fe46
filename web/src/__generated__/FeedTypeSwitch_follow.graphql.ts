/**
 * @generated SignedSource<<1b3c0c36f38694beb266d2baa15151e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedType = "CALLOUT" | "COMMUNITY_POST" | "EPITOME" | "EVENT" | "JOB" | "MARCOMS" | "MEDIA" | "REACTION" | "RECORD" | "STATEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedTypeSwitch_follow$data = {
  readonly __id: string;
  readonly isFollowed: boolean;
  readonly name: string;
  readonly type: FeedType;
  readonly " $fragmentType": "FeedTypeSwitch_follow";
};
export type FeedTypeSwitch_follow$key = {
  readonly " $data"?: FeedTypeSwitch_follow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedTypeSwitch_follow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedTypeSwitch_follow",
  "selections": [
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
      "name": "name",
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
  "type": "FeedTypeFollow",
  "abstractKey": null
};

(node as any).hash = "0e1ff992b6c6d8bbabc7c9bc22e7e36f";

export default node;
