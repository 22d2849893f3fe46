import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { mainAuthor, notDeleted, signedIn, writer, type Content } from "../permissions/rules.ts";

/** Every participant may write. Deleting a conversation removes it only for the viewer. */
export const conversationPolicy: Policy<"send" | "delete", unknown> = {
  send: writer,
  delete: [signedIn],
};

export const messagePolicy: Policy<"delete", Content> = {
  delete: [...writer, mainAuthor, { ...notDeleted, remedy: null }],
};

/** The rules for writing messages at all. */
export const startRules: readonly Rule<unknown>[] = writer;

export type ConversationPermissionsModel = Rights<"ConversationPermissions", "send" | "delete", unknown>;

export type MessagePermissionsModel = Rights<"MessagePermissions", "delete", Content>;
