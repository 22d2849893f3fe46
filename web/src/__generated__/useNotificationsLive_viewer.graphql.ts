/**
 * @generated SignedSource<<f43a70e10e46bdd3438437b53e9b83e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNotificationsLive_viewer$data = {
  readonly authenticated: boolean;
  readonly id: string;
  readonly " $fragmentType": "useNotificationsLive_viewer";
};
export type useNotificationsLive_viewer$key = {
  readonly " $data"?: useNotificationsLive_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNotificationsLive_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNotificationsLive_viewer",
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
      "kind": "ScalarField",
      "name": "authenticated",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cdb0acd98eadcdac019018f85a9b633e";

export default node;
