import type { Policy } from "../permissions/policy.ts";
import { interaction } from "../permissions/rules.ts";

/** What one can do to news; the fields of NewsPermissions. */
export type NewsAction = "like" | "comment";

/** D-123: news is liked and commented on as posts are. */
export const newsPolicy: Policy<NewsAction, { readonly isDeleted: boolean }> = {
  like: interaction,
  comment: interaction,
};
