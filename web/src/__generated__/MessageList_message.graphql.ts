/**
 * @generated SignedSource<<1012703e287da3cdd323a2f8c5abc9f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageList_message$data = {
  readonly author: {
    readonly databaseId: number;
    readonly isMain: boolean;
    readonly name: string;
  };
  readonly createdAt: string;
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageItem_message">;
  readonly " $fragmentType": "MessageList_message";
};
export type MessageList_message$key = {
  readonly " $data"?: MessageList_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageList_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MessageList_message"
};

(node as any).hash = "38bb61801387c59b8930c50674573ab3";

export default node;
