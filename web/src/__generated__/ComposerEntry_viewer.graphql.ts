/**
 * @generated SignedSource<<1f4dd52f2ffed488cb6c622f18f05625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComposerEntry_viewer$data = {
  readonly createPost: {
    readonly allowed: boolean;
  };
  readonly fullName: string | null | undefined;
  readonly logoIcon: string | null | undefined;
  readonly " $fragmentType": "ComposerEntry_viewer";
};
export type ComposerEntry_viewer$key = {
  readonly " $data"?: ComposerEntry_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComposerEntry_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComposerEntry_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoIcon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "createPost",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "887792e7f4830d0d850ce1fb3067700f";

export default node;
