import type { CommentPermissions } from "../../graph/generated/resolvers.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import {
  deletedOnly,
  interactionRules,
  authorOnly,
  authorOrAdmin,
  notDeleted,
  writerRules,
  type Content,
} from "../permissions/rules.ts";

/** The actions on a comment. `comment` means replying. */
export type CommentAction = ActionsOf<CommentPermissions>;

/** The properties of a comment that the rules check. */
export interface CommentFacts extends Content {
  /** True when the thread's subject has been deleted; its comments can then no longer be changed. */
  readonly isThreadDeleted: boolean;
}

const threadNotDeleted: Rule<CommentFacts> = {
  code: "DELETED",
  message: "What this comment is about has been deleted.",
  denies: (_actor, { isThreadDeleted }) => isThreadDeleted,
};

export const commentPolicy: Policy<CommentAction, CommentFacts> = {
  like: [...interactionRules, threadNotDeleted],
  comment: [...interactionRules, threadNotDeleted],
  edit: [...writerRules, authorOnly, notDeleted, threadNotDeleted],
  delete: [...writerRules, authorOrAdmin, notDeleted, threadNotDeleted],
  restore: [...writerRules, authorOrAdmin, deletedOnly, threadNotDeleted],
};
