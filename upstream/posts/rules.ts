import { PLATFORM_AUTHOR_ID } from "../db/platformAuthor.ts";
import type { Reader } from "../session/reader.ts";
import type { PostType, SaveAs } from "../db/schema.ts";

export interface PostFacts {
  type: PostType;
  authorId: number;
  authorType: "person" | "company";
  creatorId: number;
  saveAs: SaveAs;
}

type Actor = Pick<Reader, "contactId" | "isAdmin">;
type Rule = (actor: Actor, post: PostFacts) => boolean;

/** What may be done to a post. Restoring is for whoever may delete. */
export interface PostRules {
  edit: Rule;
  delete: Rule;
  /** Turning a draft into a published post, where that is apart from editing. */
  publish: Rule;
}

const isMain: Rule = (actor, post) => post.authorId === actor.contactId;
const isAuthorAndCreator: Rule = (actor, post) => isMain(actor, post) && post.creatorId === actor.contactId;
const isAdmin: Rule = (actor) => actor.isAdmin;
const isSystem: Rule = (_, post) => post.authorType === "company" || post.authorId !== post.creatorId;
const isDraft: Rule = (_, post) => post.saveAs === "draft";
const isOfCompany: Rule = (_, post) => post.authorType === "company" || post.authorId === PLATFORM_AUTHOR_ID;

const any =
  (...rules: Rule[]): Rule =>
  (actor, post) =>
    rules.some((rule) => rule(actor, post));
const all =
  (...rules: Rule[]): Rule =>
  (actor, post) =>
    rules.every((rule) => rule(actor, post));
const not =
  (rule: Rule): Rule =>
  (actor, post) =>
    !rule(actor, post);

/** PERM-07 to PERM-21: a person who posted in a company's name gets no right from that. */
const byMainAuthor: PostRules = {
  edit: any(isMain, all(isAdmin, isOfCompany)),
  delete: any(isMain, isAdmin),
  publish: any(isMain, all(isAdmin, isOfCompany)),
};

/** PERM-28 to PERM-43; a statement's draft follows the reaction's. */
const bySystem: PostRules = {
  edit: all(not(isDraft), any(all(isSystem, isAdmin), all(not(isSystem), isMain))),
  delete: any(isAdmin, all(isDraft, isAuthorAndCreator), all(not(isDraft), not(isSystem), isMain)),
  publish: any(isAuthorAndCreator, isAdmin),
};

export const POST_RULES: Record<PostType, PostRules> = {
  callout: byMainAuthor,
  event: byMainAuthor,
  job: byMainAuthor,
  communityPost: {
    edit: all(isAdmin, isSystem),
    delete: any(isAuthorAndCreator, isAdmin),
    publish: any(isAuthorAndCreator, isAdmin),
  },
  record: bySystem,
  reaction: bySystem,
  statement: bySystem,
};
