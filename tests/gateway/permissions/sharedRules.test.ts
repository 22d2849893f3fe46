import { describe, expect, it } from "vitest";
import { decide, type Actor, type Rule } from "../../../gateway/modules/permissions/policy.ts";
import {
  deleted,
  draft,
  interaction,
  isMain,
  mainAuthor,
  mainAuthorOrAdmin,
  notDeleted,
  openInteraction,
  ownersOnly,
  platformAdmin,
  signedIn,
  writer,
  writerOfAccount,
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
  decide(rules, actor, subject).reasons.map(({ code, message, remedy }) => [code, message, remedy]);

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
  ["every write of a user", writer, author, published, []],
  ["a write of a guest, whatever else denies it", writer, { ...guest, isReadOnly: true }, deletedObject, [signInFirst]],
  ["a write of a read-only user", writer, readOnly, published, [isReadOnly]],
  ["a write of the account's user", writerOfAccount, author, published, []],
  ["a write of a guest in an account", writerOfAccount, guest, published, [signInFirst]],
  [
    "a write without an account",
    writerOfAccount,
    { ...withoutAccount, isReadOnly: true },
    published,
    [isReadOnly, ["NO_ACCOUNT", "Only users of an account can do this.", null]],
  ],
  ["what only platform admins may do, by one", [platformAdmin], admin, published, []],
  ["what only platform admins may do, alone", [platformAdmin, notDeleted], stranger, deletedObject, [onlyAdmin]],
  ["what only owners may do, by one", [ownersOnly], stranger, published, []],
  ["what only owners may do", [ownersOnly, notDeleted], admin, { ...deletedObject, canEdit: false }, [onlyOwners, isDeleted]],
  ["what only the author may do, by the author", [mainAuthor], author, published, []],
  ["what only the author may do, by an admin", [mainAuthor, notDeleted], admin, deletedObject, [onlyAuthor, isDeleted]],
  ["what only the author may do, by a guest", [mainAuthor], guest, published, [onlyAuthor]],
  ["what author and admins may do, by the author", [mainAuthorOrAdmin], author, published, []],
  ["what author and admins may do, by an admin", [mainAuthorOrAdmin], admin, published, []],
  [
    "what author and admins may do, by another",
    [mainAuthorOrAdmin, notDeleted],
    stranger,
    deletedObject,
    [onlyAuthorOrAdmin, isDeleted],
  ],
  ["restoring what is deleted", [deleted], author, deletedObject, []],
  [
    "restoring what is not deleted",
    [deleted, mainAuthor],
    stranger,
    published,
    [["NOT_DELETED", "This has not been deleted.", null], onlyAuthor],
  ],
  ["publishing a draft", [draft], author, unpublished, []],
  [
    "publishing again",
    [draft, mainAuthor],
    stranger,
    published,
    [["NOT_DRAFT", "This has been published already.", null], onlyAuthor],
  ],
  ["an interaction", interaction, stranger, published, []],
  ["an interaction with a draft without the rule for drafts", interaction, stranger, unpublished, []],
  ["an interaction of a guest with something deleted", interaction, guest, deletedObject, [signInFirst]],
  ["an interaction of a read-only user with something deleted", interaction, readOnly, deletedObject, [isReadOnly, isDeleted]],
  ["an interaction with a post", openInteraction, stranger, published, []],
  ["an interaction of a guest with a draft", openInteraction, guest, unpublished, [signInFirst]],
  [
    "an interaction of a read-only user with a deleted draft",
    openInteraction,
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
    expect([author, stranger, guest].map((actor) => isMain(actor, published))).toEqual([true, false, false]);
    expect([author, guest].map((actor) => decide([signedIn], actor, null).allowed)).toEqual([true, false]);
  });
});
