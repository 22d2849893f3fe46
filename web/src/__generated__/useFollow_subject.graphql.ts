/**
 * @generated SignedSource<<f16e9dfedbc41066a2058f4aaf304127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollow_subject$data = {
  readonly id: string;
  readonly isFollowed: boolean | null | undefined;
  readonly " $fragmentType": "useFollow_subject";
};
export type useFollow_subject$key = {
  readonly " $data"?: useFollow_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollow_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollow_subject",
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
      "name": "isFollowed",
      "storageKey": null
    }
  ],
  "type": "Followable",
  "abstractKey": "__isFollowable"
};

(node as any).hash = "2064a83326b5045557047c8147af1955";

export default node;
