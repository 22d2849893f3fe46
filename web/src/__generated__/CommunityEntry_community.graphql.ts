/**
 * @generated SignedSource<<bec5c190d72ab02052fb19fd4e30b57b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunityEntry_community$data = {
  readonly icon: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMembership_community">;
  readonly " $fragmentType": "CommunityEntry_community";
};
export type CommunityEntry_community$key = {
  readonly " $data"?: CommunityEntry_community$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityEntry_community">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunityEntry_community",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMembership_community"
    }
  ],
  "type": "Community",
  "abstractKey": null
};

(node as any).hash = "7ec5565a22c04583f7c0c0c06e4e2c18";

export default node;
