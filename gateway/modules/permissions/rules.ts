import type { Actor, Rule } from "./policy.ts";

/** Somebody's piece of content, as far as the rules that all content shares go. */
export interface Content {
  readonly author: { readonly id: number };
  readonly isDeleted: boolean;
}

/** "Main" in the specification's words: the viewer is the author (USER-06). */
export const isMain = (actor: Actor, content: { readonly author: { readonly id: number } }): boolean =>
  content.author.id === actor.contactId;

export const signedIn: Rule<unknown> = {
  code: "NOT_SIGNED_IN",
  message: "Please sign in first.",
  remedy: "SIGN_IN",
  denies: (actor) => !actor.authenticated,
  final: true,
};

/** What would lift it is the approval of the account. */
export const mayWrite: Rule<unknown> = {
  code: "READ_ONLY",
  message: "Your account is read-only.",
  remedy: "ASK_FOR_APPROVAL",
  denies: (actor) => actor.isReadOnly,
};

/** The role admin, not accountAdmin. */
export const platformAdmin: Rule<unknown> = {
  code: "NOT_ADMIN",
  message: "Only a platform admin may do this.",
  remedy: null,
  denies: (actor) => !actor.isAdmin,
  final: true,
};

/** Of what the REST API says who keeps it. */
export const ownersOnly: Rule<{ readonly canEdit: boolean }> = {
  code: "NOT_OWNER",
  message: "Only its owners and platform admins may do this.",
  remedy: null,
  denies: (_actor, { canEdit }) => !canEdit,
};

export const mainAuthor: Rule<Content> = {
  code: "NOT_AUTHOR",
  message: "Only the author may do this.",
  remedy: null,
  denies: (actor, content) => !isMain(actor, content),
};

export const mainAuthorOrAdmin: Rule<Content> = {
  code: "NOT_AUTHOR",
  message: "Only the author or a platform admin may do this.",
  remedy: null,
  denies: (actor, content) => !actor.isAdmin && !isMain(actor, content),
};

/** Nothing is written to what is deleted. */
export const notDeleted: Rule<{ readonly isDeleted: boolean }> = {
  code: "DELETED",
  message: "This has been deleted.",
  remedy: "RESTORE",
  denies: (_actor, content) => content.isDeleted,
};

export const deleted: Rule<{ readonly isDeleted: boolean }> = {
  code: "NOT_DELETED",
  message: "This has not been deleted.",
  remedy: null,
  denies: (_actor, content) => !content.isDeleted,
};

/** What every action asks of the person: signed in, and not read-only. */
export const writer: readonly Rule<unknown>[] = [signedIn, mayWrite];

/** Contacts, lists, channels and work belong to an account; people without one keep none. */
const ofAccount: Rule<unknown> = {
  code: "NO_ACCOUNT",
  message: "Only users of an account can do this.",
  remedy: null,
  denies: (actor) => !actor.hasAccount,
};

/** What making something for the account asks of the person. */
export const writerOfAccount: readonly Rule<unknown>[] = [...writer, ofAccount];

/** Liking and commenting are open to every writer who can see the subject. */
export const interaction: readonly Rule<{ readonly isDeleted: boolean }>[] = [...writer, notDeleted];

/** A draft has no audience yet. */
const published: Rule<{ readonly publishedAt: string | null }> = {
  code: "DRAFT",
  message: "This is a draft. It can be liked and commented on once it is published.",
  remedy: "PUBLISH",
  denies: (_actor, content) => content.publishedAt === null,
};

/** The same for what may be a draft. */
export const openInteraction: readonly Rule<{ readonly isDeleted: boolean; readonly publishedAt: string | null }>[] = [
  ...interaction,
  published,
];

/** Only a draft is published. */
export const draft: Rule<{ readonly publishedAt: string | null }> = {
  code: "NOT_DRAFT",
  message: "This has been published already.",
  remedy: null,
  denies: (_actor, content) => content.publishedAt !== null,
};
