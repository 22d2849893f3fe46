/**
 * @generated SignedSource<<8d643b281c2bd00560ccc5df875826cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Composer_subject$data = {
  readonly id: string;
  readonly permissions: {
    readonly comment: {
      readonly allowed: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"DeniedNote_permission">;
    };
  };
  readonly " $fragmentType": "Composer_subject";
};
export type Composer_subject$key = {
  readonly " $data"?: Composer_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"Composer_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Composer_subject",
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
          "name": "comment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DeniedNote_permission"
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

(node as any).hash = "465658cacf28210d622da955cc11cc2f";

export default node;
