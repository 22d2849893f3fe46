import type { Policy, Rule } from "../permissions/policy.ts";
import {
  deletedOnly,
  draftOnly,
  isAuthor,
  authorOnly,
  authorOrAdmin,
  notDeleted,
  publishedInteractionRules,
  writerRules,
  type Content,
} from "../permissions/rules.ts";

/** The actions on a post; the fields of PostPermissions and of DraftPermissions. */
export type PostAction = "like" | "comment" | "edit" | "delete" | "restore" | "publish";

/** The properties of a post that the rules check. */
export interface PostFacts extends Content {
  readonly author: { readonly id: number; readonly type: "person" | "company" };
  /** Contact id of the creator. */
  readonly creatorId: number;
  readonly saveAs: "draft" | "published";
  /** Null for a draft. */
  readonly publishedAt: string | null;
}

export type PostPolicy = Policy<PostAction, PostFacts>;

/** Author id of the platform's own account. */
const PLATFORM_ACCOUNT_ID = 12;

/** For call-outs, events and jobs, a system post is a post whose author is a company (PERM-07, PERM-12, PERM-17). */
export const isSystemByAuthor = (post: PostFacts): boolean => post.author.type === "company";

/** For the other four types, the author of a system post is a company or is not its creator (PERM-22, PERM-23). */
export const isSystemByCreator = (post: PostFacts): boolean =>
  post.author.type === "company" || post.author.id !== post.creatorId;

/** Platform admins may edit only system posts, so that they cannot change what a person wrote (PERM-11, PERM-16, PERM-21). */
const adminOnlySystemPosts: Rule<PostFacts> = {
  code: "NOT_SYSTEM_POST",
  message: "A platform admin may do this only to posts of companies and of the platform's own account.",
  denies: (actor, post) =>
    actor.isAdmin && !isAuthor(actor, post) && !isSystemByAuthor(post) && post.author.id !== PLATFORM_ACCOUNT_ID,
};

/** Only system posts differ: a platform admin may edit them, as in the REST API (PERM-24, PERM-25). */
const systemPostsEditedByAdmin: Rule<PostFacts> = {
  code: "NEVER_EDITED",
  message: "Community posts cannot be edited.",
  denies: (actor, post) => !(actor.isAdmin && isSystemByCreator(post)),
};

/** Being only the author or only the creator does not permit deleting it (PERM-26, PERM-40, PERM-41). */
const authorAndCreatorOrAdmin: Rule<PostFacts> = {
  code: "NOT_AUTHOR_AND_CREATOR",
  message: "Only somebody who is both author and creator, or a platform admin, may do this.",
  denies: (actor, post) => !actor.isAdmin && !(isAuthor(actor, post) && post.creatorId === actor.contactId),
};

/** Only platform admins edit and delete system posts (PERM-28, PERM-30, PERM-32, PERM-34, PERM-36, PERM-38). */
const systemPostsOnlyByAdmin: Rule<PostFacts> = {
  code: "SYSTEM_POST",
  message: "Only a platform admin may change this post.",
  denies: (actor, post) => isSystemByCreator(post) && !actor.isAdmin,
};

/** Drafts of these types are published as they are, or deleted (PERM-42, PERM-43). */
const draftsNeverEdited: Rule<PostFacts> = {
  code: "DRAFT_NEVER_EDITED",
  message: "Drafts of this type cannot be edited, only published or deleted.",
  remedy: "PUBLISH",
  denies: (_actor, post) => post.saveAs === "draft",
};

/** A rule that applies only to posts that meet the condition. */
const createConditionalRule = (applies: (post: PostFacts) => boolean, rule: Rule<PostFacts>): Rule<PostFacts> => ({
  ...rule,
  denies: (actor, post) => applies(post) && rule.denies(actor, post),
});

const isPersonal = (post: PostFacts): boolean => !isSystemByCreator(post);
const isDraft = (post: PostFacts): boolean => post.saveAs === "draft";
const isPublished = (post: PostFacts): boolean => post.saveAs === "published";

interface Rules {
  readonly edit: readonly Rule<PostFacts>[];
  readonly remove: readonly Rule<PostFacts>[];
  /** The rules for publishing a draft, where publishing is separate from editing. */
  readonly publish: readonly Rule<PostFacts>[];
}

/** Restoring requires the same as deleting, and that the post is deleted. */
function createPolicy({ edit, remove, publish }: Rules): PostPolicy {
  return {
    like: publishedInteractionRules,
    comment: publishedInteractionRules,
    edit: [...writerRules, ...edit, notDeleted],
    delete: [...writerRules, ...remove, notDeleted],
    restore: [...writerRules, ...remove, deletedOnly],
    publish: [...writerRules, ...publish, notDeleted, draftOnly],
  };
}

/** Callouts, events and jobs (PERM-07 to PERM-21). */
export const calloutEventAndJobPolicy: PostPolicy = createPolicy({
  edit: [authorOrAdmin, adminOnlySystemPosts],
  remove: [authorOrAdmin],
  publish: [authorOrAdmin, adminOnlySystemPosts],
});

/** Community posts (PERM-22 to PERM-27). */
export const communityPostPolicy: PostPolicy = createPolicy({
  edit: [systemPostsEditedByAdmin],
  remove: [authorAndCreatorOrAdmin],
  publish: [authorAndCreatorOrAdmin],
});

/** Records, reactions and statements, including their drafts (PERM-28 to PERM-43). */
export const recordReactionAndStatementPolicy: PostPolicy = createPolicy({
  edit: [createConditionalRule(isPersonal, authorOnly), systemPostsOnlyByAdmin, draftsNeverEdited],
  remove: [
    createConditionalRule(isDraft, authorAndCreatorOrAdmin),
    createConditionalRule((post) => isPublished(post) && isPersonal(post), authorOrAdmin),
    createConditionalRule(isPublished, systemPostsOnlyByAdmin),
  ],
  publish: [authorAndCreatorOrAdmin],
});
