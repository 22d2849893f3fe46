import { encodeId, type KeyKind } from "../../graph/ids.ts";

/** A message is identified with its conversation, because the REST API cannot read a single message. */
export interface MessageRef {
  readonly conversationId: number;
  readonly id: number;
}

const shape = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;

export const encodeConversationId = (id: number): string => encodeId("Conversation", id);

export const encodeMessageId = ({ conversationId, id }: MessageRef): string => encodeId("Message", `${conversationId}-${id}`);

/** Null when it is not the key of a message. */
export function readMessageKey(key: string): MessageRef | null {
  const [, conversationId, id] = shape.exec(key) ?? [];
  return id === undefined ? null : { conversationId: Number(conversationId), id: Number(id) };
}

/** The key in the id of a message. */
export const messageKey: KeyKind = { type: 'import("../../modules/messages/ids.ts").MessageRef', read: readMessageKey };
