/**
 * @generated SignedSource<<83b2c4b31412a5d295854457f6fc02cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenButton_interview$data = {
  readonly id: string;
  readonly " $fragmentType": "OpenButton_interview";
};
export type OpenButton_interview$key = {
  readonly " $data"?: OpenButton_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenButton_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenButton_interview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "ed38253bb7fe2a243b588d69cdbf5e57";

export default node;
