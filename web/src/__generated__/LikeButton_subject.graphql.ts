/**
 * @generated SignedSource<<895a9d8a00429542372a9e68a209d73a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikeButton_subject$data = {
  readonly id: string;
  readonly permissions: {
    readonly like: {
      readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"useLike_subject">;
  readonly " $fragmentType": "LikeButton_subject";
};
export type LikeButton_subject$key = {
  readonly " $data"?: LikeButton_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"LikeButton_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LikeButton_subject",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "like",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useExplain_permission"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLike_subject"
    }
  ],
  "type": "Likable",
  "abstractKey": "__isLikable"
};

(node as any).hash = "bd6661ff79ab974a1a2ed26b8998ceb7";

export default node;
