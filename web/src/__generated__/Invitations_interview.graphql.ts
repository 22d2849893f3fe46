/**
 * @generated SignedSource<<5d01c733347a615ff05b016fe25bc015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewStatus = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
export type InvitationStatus = "ANSWERED" | "INVITED" | "OPENED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Invitations_interview$data = {
  readonly id: string;
  readonly invitations: ReadonlyArray<{
    readonly contact: {
      readonly avatar: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly databaseId: number;
    readonly email: string | null | undefined;
    readonly hash: string;
    readonly status: InvitationStatus;
    readonly type: InterviewType;
  }> | null | undefined;
  readonly status: InterviewStatus;
  readonly " $fragmentType": "Invitations_interview";
};
export type Invitations_interview$key = {
  readonly " $data"?: Invitations_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_interview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invitations_interview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "hash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Author",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
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
              "kind": "ScalarField",
              "name": "avatar",
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
})();

(node as any).hash = "fb8a6f9fe1814169a5297b442bd0b8ae";

export default node;
