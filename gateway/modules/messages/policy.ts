import type { ConversationPermissions } from "../../graph/generated/resolvers.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { authorOnly, notDeleted, signedIn, writerRules, type Content } from "../permissions/rules.ts";

/** Every participant may write. Deleting a conversation removes it only for the viewer. */
export const conversationPolicy: Policy<ActionsOf<ConversationPermissions>, unknown> = {
  send: writerRules,
  delete: [signedIn],
};

export const messagePolicy: Policy<"delete", Content> = {
  delete: [...writerRules, authorOnly, { ...notDeleted, remedy: null }],
};

/** The rules for writing messages at all. */
export const startRules: readonly Rule<unknown>[] = writerRules;
