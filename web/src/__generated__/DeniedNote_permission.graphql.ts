/**
 * @generated SignedSource<<540470de72750cae9b8093f7240a96ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeniedNote_permission$data = {
  readonly reasons: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly " $fragmentType": "DeniedNote_permission";
};
export type DeniedNote_permission$key = {
  readonly " $data"?: DeniedNote_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeniedNote_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeniedNote_permission",
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
  "type": "Permission",
  "abstractKey": null
};

(node as any).hash = "bb9cae55a85db11e3283d56ded4011dd";

export default node;
