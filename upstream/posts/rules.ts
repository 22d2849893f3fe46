import { PLATFORM_AUTHOR_ID } from "../db/platformAuthor.ts";
import type { SaveAs } from "../db/schema.ts";
import type { Viewer } from "../session/viewer.ts";

/** The properties of a post that the rules use. */
export interface PostFacts {
  authorId: number;
  authorType: "person" | "company";
  creatorId: number;
  saveAs: SaveAs;
}

type Actor = Pick<Viewer, "contactId" | "isAdmin">;
type Rule = (actor: Actor, post: PostFacts) => boolean;

/** Permissions for a post. Everybody who may delete a post may restore it. */
export interface PostRules {
  edit: Rule;
  delete: Rule;
  /** Publishing a draft, where this is a separate permission from editing. */
  publish: Rule;
}

const isMainAuthor: Rule = (actor, post) => post.authorId === actor.contactId;
export const isAuthorAndCreator: Rule = (actor, post) => isMainAuthor(actor, post) && post.creatorId === actor.contactId;
export const isAdmin: Rule = (actor) => actor.isAdmin;
/** A system post was posted on behalf of a company or another person. */
export const isSystem: Rule = (_, post) => post.authorType === "company" || post.authorId !== post.creatorId;
const isDraft: Rule = (_, post) => post.saveAs === "draft";
const isOfCompany: Rule = (_, post) => post.authorType === "company" || post.authorId === PLATFORM_AUTHOR_ID;

export const or =
  (...rules: Rule[]): Rule =>
  (actor, post) =>
    rules.some((rule) => rule(actor, post));
export const and =
  (...rules: Rule[]): Rule =>
  (actor, post) =>
    rules.every((rule) => rule(actor, post));
const not =
  (rule: Rule): Rule =>
  (actor, post) =>
    !rule(actor, post);

/** Only the author decides; a person who posted on behalf of a company gets no rights from that (PERM-07 to PERM-21). */
export const mainAuthorRules: PostRules = {
  edit: or(isMainAuthor, and(isAdmin, isOfCompany)),
  delete: or(isMainAuthor, isAdmin),
  publish: or(isMainAuthor, and(isAdmin, isOfCompany)),
};

/** Platform admins manage system posts, authors all other posts (PERM-28 to PERM-43). */
export const systemPostRules: PostRules = {
  edit: and(not(isDraft), or(and(isSystem, isAdmin), and(not(isSystem), isMainAuthor))),
  delete: or(isAdmin, and(isDraft, isAuthorAndCreator), and(not(isDraft), not(isSystem), isMainAuthor)),
  publish: or(isAuthorAndCreator, isAdmin),
};
