/**
 * @generated SignedSource<<fbbb68901c6f0b4970ef113ed1489308>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentButton_subject$data = {
  readonly permissions: {
    readonly comment: {
      readonly allowed: boolean;
    };
  };
  readonly totalCommentsCount: number;
  readonly " $fragmentType": "CommentButton_subject";
};
export type CommentButton_subject$key = {
  readonly " $data"?: CommentButton_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentButton_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentButton_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCommentsCount",
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
          "name": "comment",
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
  "type": "Commentable",
  "abstractKey": "__isCommentable"
};

(node as any).hash = "e286f77c4006fbdd817e6b60e72eb0e8";

export default node;
