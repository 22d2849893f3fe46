import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { authorOnly, notDeleted, signedIn, writerRules, type Content } from "../permissions/rules.ts";

/** Every participant may write. Deleting a conversation removes it only for the viewer. */
export const conversationPolicy: Policy<"send" | "delete", unknown> = {
  send: writerRules,
  delete: [signedIn],
};

export const messagePolicy: Policy<"delete", Content> = {
  delete: [...writerRules, authorOnly, { ...notDeleted, remedy: null }],
};

/** The rules for writing messages at all. */
export const startRules: readonly Rule<unknown>[] = writerRules;

export type ConversationPermissionsModel = PermissionsParent<"ConversationPermissions", "send" | "delete", unknown>;

export type MessagePermissionsModel = PermissionsParent<"MessagePermissions", "delete", Content>;
