import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { deleted, interaction, mainAuthor, mainAuthorOrAdmin, notDeleted, writer, type Content } from "../permissions/rules.ts";

/** The actions on a comment; the fields of CommentPermissions. `comment` means replying. */
export type CommentAction = "like" | "comment" | "edit" | "delete" | "restore";

/** The properties of a comment that the rules check. */
export interface CommentFacts extends Content {
  /** True when the thread's subject has been deleted; its comments can then no longer be changed. */
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
