import { describe, expect, it } from "vitest";
import { decide, type Actor, type Rule } from "../../../gateway/modules/permissions/policy.ts";
import {
  deletedOnly,
  draftOnly,
  interactionRules,
  isAuthor,
  authorOnly,
  authorOrAdmin,
  notDeleted,
  publishedInteractionRules,
  ownerOnly,
  platformAdmin,
  signedIn,
  writerRules,
  accountWriterRules,
} from "../../../gateway/modules/permissions/rules.ts";

const author: Actor = { authenticated: true, contactId: 7, isAdmin: false, isReadOnly: false, hasAccount: true };
const guest: Actor = { authenticated: false, contactId: null, isAdmin: false, isReadOnly: false, hasAccount: false };
const stranger: Actor = { ...author, contactId: 8 };
const admin: Actor = { ...stranger, isAdmin: true };
const readOnly: Actor = { ...author, isReadOnly: true };
const withoutAccount: Actor = { ...author, hasAccount: false };

const published = { author: { id: 7 }, isDeleted: false, canEdit: true, publishedAt: "2026-03-01T00:00:00.000Z" };
const unpublished = { ...published, publishedAt: null };
const deletedObject = { ...published, isDeleted: true };
type Subject = typeof published | typeof unpublished;

/** The reasons as clients get them. */
const reasonsOf = (rules: readonly Rule<Subject>[], actor: Actor, subject: Subject) =>
  decide(rules, actor, subject).reasons.map(({ code, message, remedy = null }) => [code, message, remedy]);

const signInFirst = ["NOT_SIGNED_IN", "Please sign in first.", "SIGN_IN"];
const isReadOnly = ["READ_ONLY", "Your account is read-only.", "ASK_FOR_APPROVAL"];
const isDeleted = ["DELETED", "This has been deleted.", "RESTORE"];
const isDraft = ["DRAFT", "This is a draft. It can be liked and commented on once it is published.", "PUBLISH"];
const onlyAuthor = ["NOT_AUTHOR", "Only the author may do this.", null];
const onlyAuthorOrAdmin = ["NOT_AUTHOR", "Only the author or a platform admin may do this.", null];
const onlyAdmin = ["NOT_ADMIN", "Only a platform admin may do this.", null];
const onlyOwners = ["NOT_OWNER", "Only its owners and platform admins may do this.", null];

type Row = [name: string, rules: readonly Rule<Subject>[], actor: Actor, subject: Subject, reasons: unknown[]];

const rows: Row[] = [
  ["every write of a user", writerRules, author, published, []],
  ["a write of a guest, whatever else denies it", writerRules, { ...guest, isReadOnly: true }, deletedObject, [signInFirst]],
  ["a write of a read-only user", writerRules, readOnly, published, [isReadOnly]],
  ["a write of the account's user", accountWriterRules, author, published, []],
  ["a write of a guest in an account", accountWriterRules, guest, published, [signInFirst]],
  [
    "a write without an account",
    accountWriterRules,
    { ...withoutAccount, isReadOnly: true },
    published,
    [isReadOnly, ["NO_ACCOUNT", "Only users of an account can do this.", null]],
  ],
  ["what only platform admins may do, by one", [platformAdmin], admin, published, []],
  ["what only platform admins may do, alone", [platformAdmin, notDeleted], stranger, deletedObject, [onlyAdmin]],
  ["what only owners may do, by one", [ownerOnly], stranger, published, []],
  ["what only owners may do", [ownerOnly, notDeleted], admin, { ...deletedObject, canEdit: false }, [onlyOwners, isDeleted]],
  ["what only the author may do, by the author", [authorOnly], author, published, []],
  ["what only the author may do, by an admin", [authorOnly, notDeleted], admin, deletedObject, [onlyAuthor, isDeleted]],
  ["what only the author may do, by a guest", [authorOnly], guest, published, [onlyAuthor]],
  ["what author and admins may do, by the author", [authorOrAdmin], author, published, []],
  ["what author and admins may do, by an admin", [authorOrAdmin], admin, published, []],
  [
    "what author and admins may do, by another",
    [authorOrAdmin, notDeleted],
    stranger,
    deletedObject,
    [onlyAuthorOrAdmin, isDeleted],
  ],
  ["restoring what is deleted", [deletedOnly], author, deletedObject, []],
  [
    "restoring what is not deleted",
    [deletedOnly, authorOnly],
    stranger,
    published,
    [["NOT_DELETED", "This has not been deleted.", null], onlyAuthor],
  ],
  ["publishing a draft", [draftOnly], author, unpublished, []],
  [
    "publishing again",
    [draftOnly, authorOnly],
    stranger,
    published,
    [["NOT_DRAFT", "This has been published already.", null], onlyAuthor],
  ],
  ["an interaction", interactionRules, stranger, published, []],
  ["an interaction with a draft without the rule for drafts", interactionRules, stranger, unpublished, []],
  ["an interaction of a guest with something deleted", interactionRules, guest, deletedObject, [signInFirst]],
  [
    "an interaction of a read-only user with something deleted",
    interactionRules,
    readOnly,
    deletedObject,
    [isReadOnly, isDeleted],
  ],
  ["an interaction with a post", publishedInteractionRules, stranger, published, []],
  ["an interaction of a guest with a draft", publishedInteractionRules, guest, unpublished, [signInFirst]],
  [
    "an interaction of a read-only user with a deleted draft",
    publishedInteractionRules,
    readOnly,
    { ...unpublished, isDeleted: true },
    [isReadOnly, isDeleted, isDraft],
  ],
];

describe("the rules that all objects share", () => {
  it.each(rows)(
    "decide and give their reasons for %s @PERM-01 @PERM-04 @PERM-05 @PERM-06",
    (_name, rules, actor, subject, reasons) => {
      expect(reasonsOf(rules, actor, subject)).toEqual(reasons);
      expect(decide(rules, actor, subject).allowed).toBe(reasons.length === 0);
    },
  );

  it("recognize the author, and a guest as nobody's author @USER-06", () => {
    expect([author, stranger, guest].map((actor) => isAuthor(actor, published))).toEqual([true, false, false]);
    expect([author, guest].map((actor) => decide([signedIn], actor, null).allowed)).toEqual([true, false]);
  });
});
