import type { Actor, Rule } from "./policy.ts";

/** The properties of content that all shared rules need. */
export interface Content {
  readonly author: { readonly id: number };
  readonly isDeleted: boolean;
}

/** Whether the viewer is the author, which the specification calls "main" (USER-06). */
export const isAuthor = (actor: Actor, content: { readonly author: { readonly id: number } }): boolean =>
  content.author.id === actor.contactId;

export const signedIn: Rule<unknown> = {
  code: "NOT_SIGNED_IN",
  message: "Please sign in first.",
  remedy: "SIGN_IN",
  denies: (actor) => !actor.authenticated,
  final: true,
};

/** The remedy is the approval of the account. */
export const notReadOnly: Rule<unknown> = {
  code: "READ_ONLY",
  message: "Your account is read-only.",
  remedy: "ASK_FOR_APPROVAL",
  denies: (actor) => actor.isReadOnly,
};

/** The role admin, not accountAdmin. */
export const platformAdmin: Rule<unknown> = {
  code: "NOT_ADMIN",
  message: "Only a platform admin may do this.",
  denies: (actor) => !actor.isAdmin,
  final: true,
};

/** For objects whose editors the REST API reports. */
export const ownerOnly: Rule<{ readonly canEdit: boolean }> = {
  code: "NOT_OWNER",
  message: "Only its owners and platform admins may do this.",
  denies: (_actor, { canEdit }) => !canEdit,
};

export const authorOnly: Rule<Content> = {
  code: "NOT_AUTHOR",
  message: "Only the author may do this.",
  denies: (actor, content) => !isAuthor(actor, content),
};

export const authorOrAdmin: Rule<Content> = {
  code: "NOT_AUTHOR",
  message: "Only the author or a platform admin may do this.",
  denies: (actor, content) => !actor.isAdmin && !isAuthor(actor, content),
};

/** Deleted objects cannot be written to. */
export const notDeleted: Rule<{ readonly isDeleted: boolean }> = {
  code: "DELETED",
  message: "This has been deleted.",
  remedy: "RESTORE",
  denies: (_actor, content) => content.isDeleted,
};

export const deletedOnly: Rule<{ readonly isDeleted: boolean }> = {
  code: "NOT_DELETED",
  message: "This has not been deleted.",
  denies: (_actor, content) => !content.isDeleted,
};

/** The conditions for every write: signed in, and not read-only. */
export const writerRules: readonly Rule<unknown>[] = [signedIn, notReadOnly];

/** Contacts, lists, channels and work belong to an account; people without one have none. */
const accountUserOnly: Rule<unknown> = {
  code: "NO_ACCOUNT",
  message: "Only users of an account can do this.",
  denies: (actor) => !actor.hasAccount,
};

/** The conditions for creating objects of the account. */
export const accountWriterRules: readonly Rule<unknown>[] = [...writerRules, accountUserOnly];

/** Every writer who can see the subject may like and comment. */
export const interactionRules: readonly Rule<{ readonly isDeleted: boolean }>[] = [...writerRules, notDeleted];

/** A draft has no audience yet. */
const published: Rule<{ readonly publishedAt: string | null }> = {
  code: "DRAFT",
  message: "This is a draft. It can be liked and commented on once it is published.",
  remedy: "PUBLISH",
  denies: (_actor, content) => content.publishedAt === null,
};

/** The conditions for liking and commenting on objects that may be drafts. */
export const publishedInteractionRules: readonly Rule<{ readonly isDeleted: boolean; readonly publishedAt: string | null }>[] = [
  ...interactionRules,
  published,
];

/** Only a draft can be published. */
export const draftOnly: Rule<{ readonly publishedAt: string | null }> = {
  code: "NOT_DRAFT",
  message: "This has been published already.",
  denies: (_actor, content) => content.publishedAt !== null,
};
