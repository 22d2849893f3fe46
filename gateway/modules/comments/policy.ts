import type { Policy } from "../permissions/policy.ts";
import { deleted, interaction, mainAuthor, mainAuthorOrAdmin, notDeleted, writer, type Content } from "../permissions/rules.ts";

/** What one can do to a comment; the fields of CommentPermissions. `comment` is to reply. */
export type CommentAction = "like" | "comment" | "edit" | "delete" | "restore";

/** PERM-05, PERM-06, D-127. */
export const commentPolicy: Policy<CommentAction, Content> = {
  like: interaction,
  comment: interaction,
  edit: [...writer, mainAuthor, notDeleted],
  delete: [...writer, mainAuthorOrAdmin, notDeleted],
  restore: [...writer, mainAuthorOrAdmin, deleted],
};
