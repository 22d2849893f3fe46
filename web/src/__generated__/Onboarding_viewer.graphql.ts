/**
 * @generated SignedSource<<628da757bdb7a536e8d081e9dbbdcf2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Onboarding_viewer$data = {
  readonly slug: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useOnboarding_viewer">;
  readonly " $fragmentType": "Onboarding_viewer";
};
export type Onboarding_viewer$key = {
  readonly " $data"?: Onboarding_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Onboarding_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Onboarding_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOnboarding_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b33752f1fa3104b4d720e4e8948a22ef";

export default node;
