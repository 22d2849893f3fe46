/**
 * @generated SignedSource<<fde7c9c4bbbe170572e75c3783523075>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepSection_viewer$data = {
  readonly security: {
    readonly hasTwoStep: boolean;
  } | null | undefined;
  readonly " $fragmentType": "TwoStepSection_viewer";
};
export type TwoStepSection_viewer$key = {
  readonly " $data"?: TwoStepSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Security",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasTwoStep",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "707da767132c942e62166cf9c02962ac";

export default node;
