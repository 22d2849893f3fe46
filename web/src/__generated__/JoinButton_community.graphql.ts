/**
 * @generated SignedSource<<397a4f7a45fc37bdbcb554e65e334f05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DenialCode = "ALREADY_JOINED" | "ANSWERED" | "ANSWERS_SENT" | "ARCHIVED" | "CLOSED" | "CREATOR" | "DELETED" | "DRAFT" | "DRAFT_NEVER_EDITED" | "NEVER_EDITED" | "NOT_ADMIN" | "NOT_AUTHOR" | "NOT_AUTHOR_AND_CREATOR" | "NOT_AWAITING_APPROVAL" | "NOT_CREATOR" | "NOT_DELETED" | "NOT_DRAFT" | "NOT_EDITOR" | "NOT_INVITED" | "NOT_IN_PLAN" | "NOT_JOINED" | "NOT_KEEPER" | "NOT_OWNER" | "NOT_PENDING" | "NOT_REACHABLE" | "NOT_RESPONDENT" | "NOT_SCHEDULED" | "NOT_SIGNED_IN" | "NOT_SYSTEM_POST" | "NO_ACCOUNT" | "OF_OTHERS" | "ONBOARDING" | "PRIVATE_PROFILE" | "QUESTIONS_LEFT" | "READ_ONLY" | "SELF" | "SENT" | "SKIPPING_NOT_ALLOWED" | "SYSTEM_POST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinButton_community$data = {
  readonly name: string;
  readonly permissions: {
    readonly join: {
      readonly allowed: boolean;
      readonly reasons: ReadonlyArray<{
        readonly code: DenialCode;
      }>;
    };
    readonly leave: {
      readonly allowed: boolean;
      readonly reasons: ReadonlyArray<{
        readonly code: DenialCode;
      }>;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMembership_community">;
  readonly " $fragmentType": "JoinButton_community";
};
export type JoinButton_community$key = {
  readonly " $data"?: JoinButton_community$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinButton_community">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinButton_community",
  "selections": [
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
      "concreteType": "CommunityPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "join",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "leave",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMembership_community"
    }
  ],
  "type": "Community",
  "abstractKey": null
};
})();

(node as any).hash = "33f29db66f8e05eb93a74d036607d90a";

export default node;
