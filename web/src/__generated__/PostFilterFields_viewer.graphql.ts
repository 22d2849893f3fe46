/**
 * @generated SignedSource<<3f12a9986a553898f491c2246ae51931>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostFilterFields_viewer$data = {
  readonly communities: ReadonlyArray<{
    readonly isJoined: boolean;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "PostFilterFields_viewer";
};
export type PostFilterFields_viewer$key = {
  readonly " $data"?: PostFilterFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostFilterFields_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostFilterFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Community",
      "kind": "LinkedField",
      "name": "communities",
      "plural": true,
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
          "name": "isJoined",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6ffd3468b64e75daac40b17da7075456";

export default node;
