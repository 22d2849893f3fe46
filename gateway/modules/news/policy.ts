import type { NewsPermissions, StoryPermissions } from "../../graph/generated/resolvers.ts";
import type { Story } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { deletedOnly, notDeleted, publishedInteractionRules, platformAdmin, writerRules } from "../permissions/rules.ts";

/** News items are liked and commented on like posts. */
export const newsPolicy: Policy<ActionsOf<NewsPermissions>, Pick<Story, "isDeleted" | "publishedAt">> = {
  like: publishedInteractionRules,
  comment: publishedInteractionRules,
};

/** Stories are written by platform admins or made from announcements. */
export const storyPolicy: Policy<ActionsOf<StoryPermissions>, Pick<Story, "isDeleted">> = {
  edit: [...writerRules, platformAdmin, notDeleted],
  delete: [...writerRules, platformAdmin, notDeleted],
  restore: [...writerRules, platformAdmin, deletedOnly],
};

export const createStoryRules: readonly Rule<unknown>[] = [...writerRules, platformAdmin];
