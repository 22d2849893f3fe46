/**
 * @generated SignedSource<<25775c8ba1d14e064adf3ec374221082>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostActions_post$data = {
  readonly id: string;
  readonly permissions: {
    readonly delete: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "PostActions_post";
};
export type PostActions_post$key = {
  readonly " $data"?: PostActions_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostActions_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostActions_post",
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
      "concreteType": "PostPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "delete",
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
      "storageKey": null
    }
  ],
  "type": "PostBase",
  "abstractKey": "__isPostBase"
};

(node as any).hash = "37fe7ba0ec353a2b883e95e33b66809c";

export default node;
