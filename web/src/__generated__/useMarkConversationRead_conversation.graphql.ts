/**
 * @generated SignedSource<<a2317799b17262a815b652c04922fc84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkConversationRead_conversation$data = {
  readonly id: string;
  readonly unreadCount: number;
  readonly " $fragmentType": "useMarkConversationRead_conversation";
};
export type useMarkConversationRead_conversation$key = {
  readonly " $data"?: useMarkConversationRead_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkConversationRead_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarkConversationRead_conversation",
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
      "name": "unreadCount",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "0b51dd5de5568b0648844c40ee7e4a3e";

export default node;
