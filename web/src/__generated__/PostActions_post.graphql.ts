/**
 * @generated SignedSource<<508be62e6a055ffbd135a268b5bac1c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostActions_post$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly permissions: {
    readonly delete: {
      readonly allowed: boolean;
    };
    readonly edit: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "PostActions_post";
};
export type PostActions_post$key = {
  readonly " $data"?: PostActions_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostActions_post">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
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
      "kind": "ScalarField",
      "name": "databaseId",
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
          "name": "edit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "delete",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostBase",
  "abstractKey": "__isPostBase"
};
})();

(node as any).hash = "d75705f0073a62ef92886e4b0b752c6f";

export default node;
