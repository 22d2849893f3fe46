/**
 * @generated SignedSource<<efbdd0280b102a18da3f26a444e3502d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DenialCode = "ALREADY_JOINED" | "ANSWERED" | "ANSWERS_SENT" | "ARCHIVED" | "CLOSED" | "CREATOR" | "DELETED" | "DRAFT" | "DRAFT_NEVER_EDITED" | "NEVER_EDITED" | "NOT_ADMIN" | "NOT_AUTHOR" | "NOT_AUTHOR_AND_CREATOR" | "NOT_AWAITING_APPROVAL" | "NOT_CREATOR" | "NOT_DELETED" | "NOT_DRAFT" | "NOT_EDITOR" | "NOT_INVITED" | "NOT_IN_PLAN" | "NOT_JOINED" | "NOT_KEEPER" | "NOT_OWNER" | "NOT_PENDING" | "NOT_REACHABLE" | "NOT_RESPONDENT" | "NOT_SCHEDULED" | "NOT_SIGNED_IN" | "NOT_SYSTEM_POST" | "NO_ACCOUNT" | "OF_OTHERS" | "ONBOARDING" | "PRIVATE_PROFILE" | "QUESTIONS_LEFT" | "READ_ONLY" | "SELF" | "SENT" | "SKIPPING_NOT_ALLOWED" | "SYSTEM_POST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeletedPost_post$data = {
  readonly id: string;
  readonly permissions: {
    readonly restore: {
      readonly allowed: boolean;
      readonly reasons: ReadonlyArray<{
        readonly code: DenialCode;
      }>;
    };
  };
  readonly " $fragmentType": "DeletedPost_post";
};
export type DeletedPost_post$key = {
  readonly " $data"?: DeletedPost_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedPost_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedPost_post",
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
          "name": "restore",
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
              "alias": null,
              "args": null,
              "concreteType": "DenialReason",
              "kind": "LinkedField",
              "name": "reasons",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "e22a5b403c4350a8508e1198bec1ad55";

export default node;
