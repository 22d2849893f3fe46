/**
 * @generated SignedSource<<7eb823c000f584227d5cf225474340c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Conversation_conversation$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly participants: ReadonlyArray<{
    readonly isMain: boolean;
  }>;
  readonly permissions: {
    readonly send: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageBox_permission">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHead_conversation" | "MessageList_conversation">;
  readonly " $fragmentType": "Conversation_conversation";
};
export type Conversation_conversation$key = {
  readonly " $data"?: Conversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conversation_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conversation_conversation",
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "participants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
          "storageKey": null
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
          "name": "send",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MessageBox_permission"
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
      "name": "ConversationHead_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageList_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "e28dd77a57f82c1fb39b65056d91a4a6";

export default node;
