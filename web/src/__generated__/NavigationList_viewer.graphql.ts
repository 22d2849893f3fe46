/**
 * @generated SignedSource<<eb9ed554c43075a45334ab10d7cd4df4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NavigationList_viewer$data = {
  readonly unreadConversations: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityList_viewer">;
  readonly " $fragmentType": "NavigationList_viewer";
};
export type NavigationList_viewer$key = {
  readonly " $data"?: NavigationList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NavigationList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NavigationList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadConversations",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommunityList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b631455c3821d57db8834b8314051f48";

export default node;
