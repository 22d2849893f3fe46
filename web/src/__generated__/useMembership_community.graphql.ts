/**
 * @generated SignedSource<<340e2ed26a266304392432705e0ae694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMembership_community$data = {
  readonly id: string;
  readonly isJoined: boolean;
  readonly " $fragmentType": "useMembership_community";
};
export type useMembership_community$key = {
  readonly " $data"?: useMembership_community$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMembership_community">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMembership_community",
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
      "name": "isJoined",
      "storageKey": null
    }
  ],
  "type": "Community",
  "abstractKey": null
};

(node as any).hash = "0a4e0f057c1957837a77e27f4102179d";

export default node;
