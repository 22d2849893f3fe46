/**
 * @generated SignedSource<<559c4bd77e89f0ce3b51f5eb2a78d7d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DenialCode = "ALREADY_JOINED" | "ANSWERED" | "ANSWERS_SENT" | "ARCHIVED" | "CLOSED" | "CREATOR" | "DELETED" | "DRAFT" | "DRAFT_NEVER_EDITED" | "NEVER_EDITED" | "NOT_ADMIN" | "NOT_AUTHOR" | "NOT_AUTHOR_AND_CREATOR" | "NOT_AWAITING_APPROVAL" | "NOT_CREATOR" | "NOT_DELETED" | "NOT_DRAFT" | "NOT_EDITOR" | "NOT_INVITED" | "NOT_IN_PLAN" | "NOT_JOINED" | "NOT_KEEPER" | "NOT_OWNER" | "NOT_PENDING" | "NOT_REACHABLE" | "NOT_RESPONDENT" | "NOT_SCHEDULED" | "NOT_SIGNED_IN" | "NOT_SYSTEM_POST" | "NO_ACCOUNT" | "OF_OTHERS" | "ONBOARDING" | "PRIVATE_PROFILE" | "QUESTIONS_LEFT" | "READ_ONLY" | "SELF" | "SENT" | "SKIPPING_NOT_ALLOWED" | "SYSTEM_POST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowButton_subject$data = {
  readonly rights: {
    readonly follow: {
      readonly reasons: ReadonlyArray<{
        readonly code: DenialCode;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"useExplain_permission">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useFollow_subject">;
  readonly " $fragmentType": "FollowButton_subject";
};
export type FollowButton_subject$key = {
  readonly " $data"?: FollowButton_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowButton_subject",
  "selections": [
    {
      "alias": "rights",
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
          "name": "follow",
          "plural": false,
          "selections": [
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
            },
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
      "name": "useFollow_subject"
    }
  ],
  "type": "Followable",
  "abstractKey": "__isFollowable"
};

(node as any).hash = "af2a726c6fa7d55a0a83ae2626ef7dc8";

export default node;
