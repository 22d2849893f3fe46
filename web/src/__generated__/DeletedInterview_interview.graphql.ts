/**
 * @generated SignedSource<<29d3ca1c38ca69284d1a9c25bf25a9f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedInterview_interview$data = {
  readonly id: string;
  readonly permissions: {
    readonly restore: {
      readonly allowed: boolean;
    };
  };
  readonly title: string;
  readonly " $fragmentType": "DeletedInterview_interview";
};
export type DeletedInterview_interview$key = {
  readonly " $data"?: DeletedInterview_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedInterview_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedInterview_interview",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "restore",
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
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "8695128b163217ed702f032592ca3177";

export default node;
