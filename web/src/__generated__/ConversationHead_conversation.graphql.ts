/**
 * @generated SignedSource<<03222f3c6f41c74a57315cac69a5bd12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationHead_conversation$data = {
  readonly id: string;
  readonly participants: ReadonlyArray<{
    readonly databaseId: number;
    readonly isMain: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author" | "Faces_people">;
  }>;
  readonly permissions: {
    readonly delete: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "ConversationHead_conversation";
};
export type ConversationHead_conversation$key = {
  readonly " $data"?: ConversationHead_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHead_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationHead_conversation",
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "participants",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorName_author"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Faces_people"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationPermissions",
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
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "74a30cbd77764357f2199b9274439f6d";

export default node;
