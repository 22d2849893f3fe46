import type { Policy } from "../permissions/policy.ts";
import { openInteraction } from "../permissions/rules.ts";

/** What one can do to news; the fields of NewsPermissions. */
export type NewsAction = "like" | "comment";

/** D-123: news is liked and commented on as posts are. */
export const newsPolicy: Policy<NewsAction, { readonly isDeleted: boolean; readonly publishedAt: string | null }> = {
  like: openInteraction,
  comment: openInteraction,
};
