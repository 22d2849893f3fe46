import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { deletedOnly, notDeleted, publishedInteractionRules, platformAdmin, writerRules } from "../permissions/rules.ts";
import type { NewsItemModel } from "./models.ts";

/** The actions on a news item; the fields of NewsPermissions. */
export type NewsAction = "like" | "comment";

/** News items are liked and commented on like posts. */
export const newsPolicy: Policy<NewsAction, { readonly isDeleted: boolean; readonly publishedAt: string | null }> = {
  like: publishedInteractionRules,
  comment: publishedInteractionRules,
};

/** The actions of platform admins on a story; the fields of StoryPermissions. */
export type StoryAction = "edit" | "delete" | "restore";

/** The properties of a story that the rules check. */
export interface StoryFacts {
  readonly isDeleted: boolean;
}

/** Stories are written by platform admins or made from announcements. */
export const storyPolicy: Policy<StoryAction, StoryFacts> = {
  edit: [...writerRules, platformAdmin, notDeleted],
  delete: [...writerRules, platformAdmin, notDeleted],
  restore: [...writerRules, platformAdmin, deletedOnly],
};

export const createStoryRules: readonly Rule<unknown>[] = [...writerRules, platformAdmin];

export type NewsPermissionsModel = PermissionsParent<
  "NewsPermissions",
  NewsAction,
  Pick<NewsItemModel, "isDeleted" | "publishedAt">
>;

export type StoryPermissionsModel = PermissionsParent<"StoryPermissions", StoryAction, StoryFacts>;
