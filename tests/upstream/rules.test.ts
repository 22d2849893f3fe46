import { describe, expect, it } from "vitest";
import type { PostType } from "../../upstream/db/schema.ts";
import type { PostFacts } from "../../upstream/posts/rules.ts";
import { postKinds } from "../../upstream/posts/types.ts";

const ME = 1000;
const OTHER = 1001;

const me = { contactId: ME, isAdmin: false };
const admin = { contactId: ME, isAdmin: true };

const ownPost: PostFacts = { authorId: ME, authorType: "person", creatorId: ME, saveAs: "published" };
const ofOther: PostFacts = { ...ownPost, authorId: OTHER, creatorId: OTHER };
const ofCompany: PostFacts = { ...ownPost, authorId: OTHER, authorType: "company" };
const ownAsCompany: PostFacts = { ...ownPost, authorType: "company" };
const ofPlatform: PostFacts = { ...ofCompany, authorId: 12 };
const createdByOther: PostFacts = { ...ownPost, creatorId: OTHER };

/** Whether the person and a platform admin are allowed, in this order. */
type Permissions = [facts: string, post: PostFacts, person: boolean, admin: boolean];

const byMainAuthor: Permissions[] = [
  ["own", ownPost, true, true],
  ["own, created by another user", createdByOther, true, true],
  ["by another person", ofOther, false, false],
  ["by a company, created by the person", ofCompany, false, true],
  ["by the person's own company account", ownAsCompany, true, true],
  ["by the platform", ofPlatform, false, true],
  ["by the platform, if its account is a person's", { ...ofPlatform, authorType: "person" }, false, true],
];
const bySystem: Permissions[] = [
  ["own", ownPost, true, true],
  ["own, created by another user", createdByOther, false, true],
  ["by another person", ofOther, false, false],
  ["by a company", ofCompany, false, true],
  ["by the person's own company account", ownAsCompany, false, true],
  ["own draft", { ...ownPost, saveAs: "draft" }, false, false],
  ["draft by a company", { ...ofCompany, saveAs: "draft" }, false, false],
];
const neverButSystem: Permissions[] = [
  ["own", ownPost, false, false],
  ["own, created by another user", createdByOther, false, true],
  ["by another person", ofOther, false, false],
  ["by a company", ofCompany, false, true],
  ["by the platform", ofPlatform, false, true],
];

const edit: [PostType, string, Permissions[]][] = [
  ["callout", "@PERM-08 @PERM-11", byMainAuthor],
  ["event", "@PERM-13 @PERM-16", byMainAuthor],
  ["job", "@PERM-18 @PERM-21", byMainAuthor],
  ["communityPost", "@PERM-24 @PERM-25", neverButSystem],
  ["record", "@PERM-28 @PERM-29 @PERM-43", bySystem],
  ["reaction", "@PERM-32 @PERM-33 @PERM-42", bySystem],
  ["statement", "@PERM-36 @PERM-37", bySystem],
];

describe.each(edit)("editing a %s", (type, tags, permissions) => {
  it.each(permissions)(`${tags} %s`, (_, facts, person, platformAdmin) => {
    // For an admin's own post the rules of authors apply, so admins are only tested with posts of others.
    const asAdmin = facts.authorId === ME ? { contactId: OTHER + 1, isAdmin: true } : admin;
    const isOwnPersons = facts === ownPost || facts === createdByOther;
    expect(postKinds[type].rules.edit(me, facts)).toBe(person);
    if (!isOwnPersons) expect(postKinds[type].rules.edit(asAdmin, facts)).toBe(platformAdmin);
  });
});

describe("publishing a draft", () => {
  it.each(["communityPost", "record", "reaction", "statement"] as const)(
    "of a %s is allowed for a user who is both author and creator, and for platform admins",
    (type) => {
      const draft = { ...ownPost, saveAs: "draft" } as const;
      expect(postKinds[type].rules.publish(me, draft)).toBe(true);
      expect(postKinds[type].rules.publish(me, { ...draft, creatorId: OTHER })).toBe(false);
      expect(postKinds[type].rules.publish({ contactId: OTHER, isAdmin: false }, draft)).toBe(false);
      expect(postKinds[type].rules.publish({ contactId: OTHER, isAdmin: true }, draft)).toBe(true);
    },
  );
});
