import type { NewsItemModel } from "./models.ts";
import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { deleted, notDeleted, openInteraction, platformAdmin, writer } from "../permissions/rules.ts";

/** The actions on a news item; the fields of NewsPermissions. */
export type NewsAction = "like" | "comment";

/** News items are liked and commented on like posts. */
export const newsPolicy: Policy<NewsAction, { readonly isDeleted: boolean; readonly publishedAt: string | null }> = {
  like: openInteraction,
  comment: openInteraction,
};

/** The actions of platform admins on a story; the fields of StoryPermissions. */
export type StoryAction = "edit" | "delete" | "restore";

/** The properties of a story that the rules check. */
export interface StoryFacts {
  readonly isDeleted: boolean;
}

/** Stories are written by platform admins or made from announcements. */
export const storyPolicy: Policy<StoryAction, StoryFacts> = {
  edit: [...writer, platformAdmin, notDeleted],
  delete: [...writer, platformAdmin, notDeleted],
  restore: [...writer, platformAdmin, deleted],
};

export const createStoryRules: readonly Rule<unknown>[] = [...writer, platformAdmin];

export type NewsPermissionsModel = Rights<"NewsPermissions", NewsAction, Pick<NewsItemModel, "isDeleted" | "publishedAt">>;

export type StoryPermissionsModel = Rights<"StoryPermissions", StoryAction, StoryFacts>;
