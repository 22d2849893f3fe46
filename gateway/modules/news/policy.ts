import type { NewsItemModel } from "./models.ts";
import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { deleted, notDeleted, openInteraction, writer } from "../permissions/rules.ts";

/** What one can do to news; the fields of NewsPermissions. */
export type NewsAction = "like" | "comment";

/** News is liked and commented on as posts are. */
export const newsPolicy: Policy<NewsAction, { readonly isDeleted: boolean; readonly publishedAt: string | null }> = {
  like: openInteraction,
  comment: openInteraction,
};

/** What platform admins do to a story; the fields of StoryPermissions. */
export type StoryAction = "edit" | "delete" | "restore";

/** What the rules look at in a story. */
export interface StoryFacts {
  readonly isDeleted: boolean;
}

/** Stories are written by platform admins, or made of announcements. */
export const platformAdmin: Rule<unknown> = {
  code: "NOT_ADMIN",
  message: "Only a platform admin may do this.",
  remedy: null,
  denies: ({ isAdmin }) => !isAdmin,
};

export const storyPolicy: Policy<StoryAction, StoryFacts> = {
  edit: [...writer, platformAdmin, notDeleted],
  delete: [...writer, platformAdmin, notDeleted],
  restore: [...writer, platformAdmin, deleted],
};

export const createStoryRules: readonly Rule<unknown>[] = [...writer, platformAdmin];

export type NewsPermissionsModel = Rights<"NewsPermissions", NewsAction, Pick<NewsItemModel, "isDeleted" | "publishedAt">>;

export type StoryPermissionsModel = Rights<"StoryPermissions", StoryAction, StoryFacts>;
