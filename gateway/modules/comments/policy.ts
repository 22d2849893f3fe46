import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { deleted, interaction, mainAuthor, mainAuthorOrAdmin, notDeleted, writer, type Content } from "../permissions/rules.ts";

/** What one can do to a comment; the fields of CommentPermissions. `comment` is to reply. */
export type CommentAction = "like" | "comment" | "edit" | "delete" | "restore";

/** What the rules look at in a comment. */
export interface CommentFacts extends Content {
  /** True when what the thread is about has been deleted; its comments then stay as they are. */
  readonly isThreadDeleted: boolean;
}

const threadNotDeleted: Rule<CommentFacts> = {
  code: "DELETED",
  message: "What this comment is about has been deleted.",
  remedy: null,
  denies: (_actor, { isThreadDeleted }) => isThreadDeleted,
};

export const commentPolicy: Policy<CommentAction, CommentFacts> = {
  like: [...interaction, threadNotDeleted],
  comment: [...interaction, threadNotDeleted],
  edit: [...writer, mainAuthor, notDeleted, threadNotDeleted],
  delete: [...writer, mainAuthorOrAdmin, notDeleted, threadNotDeleted],
  restore: [...writer, mainAuthorOrAdmin, deleted, threadNotDeleted],
};

export type CommentPermissionsModel = Rights<"CommentPermissions", CommentAction, CommentFacts>;
