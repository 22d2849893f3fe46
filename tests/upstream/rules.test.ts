import { describe, expect, it } from "vitest";
import type { PostType } from "../../upstream/db/schema.ts";
import type { PostFacts } from "../../upstream/posts/rules.ts";
import { POST_KINDS } from "../../upstream/posts/types.ts";

const ME = 1000;
const OTHER = 1001;

const me = { contactId: ME, isAdmin: false };
const admin = { contactId: ME, isAdmin: true };

const own: PostFacts = { authorId: ME, authorType: "person", creatorId: ME, saveAs: "published" };
const ofOther: PostFacts = { ...own, authorId: OTHER, creatorId: OTHER };
const ofCompany: PostFacts = { ...own, authorId: OTHER, authorType: "company" };
const ownAsCompany: PostFacts = { ...own, authorType: "company" };
const ofPlatform: PostFacts = { ...ofCompany, authorId: 12 };
const madeByOther: PostFacts = { ...own, creatorId: OTHER };

/** Whether the person and whether a platform admin may, in this order. */
type Verdicts = [facts: string, post: PostFacts, person: boolean, admin: boolean];

const BY_MAIN_AUTHOR: Verdicts[] = [
  ["own", own, true, true],
  ["own, made by another", madeByOther, true, true],
  ["of another person", ofOther, false, false],
  ["of a company that the person posted for", ofCompany, false, true],
  ["of the company that the person is", ownAsCompany, true, true],
  ["of the platform", ofPlatform, false, true],
];
const BY_SYSTEM: Verdicts[] = [
  ["own", own, true, true],
  ["own, made by another", madeByOther, false, true],
  ["of another person", ofOther, false, false],
  ["of a company", ofCompany, false, true],
  ["of the company that the person is", ownAsCompany, false, true],
  ["own draft", { ...own, saveAs: "draft" }, false, false],
  ["draft of a company", { ...ofCompany, saveAs: "draft" }, false, false],
];
const NEVER_BUT_SYSTEM: Verdicts[] = [
  ["own", own, false, false],
  ["own, made by another", madeByOther, false, true],
  ["of another person", ofOther, false, false],
  ["of a company", ofCompany, false, true],
  ["of the platform", ofPlatform, false, true],
];

const EDIT: [PostType, string, Verdicts[]][] = [
  ["callout", "@PERM-08 @PERM-11", BY_MAIN_AUTHOR],
  ["event", "@PERM-13 @PERM-16", BY_MAIN_AUTHOR],
  ["job", "@PERM-18 @PERM-21", BY_MAIN_AUTHOR],
  ["communityPost", "@PERM-24 @PERM-25", NEVER_BUT_SYSTEM],
  ["record", "@PERM-28 @PERM-29 @PERM-43", BY_SYSTEM],
  ["reaction", "@PERM-32 @PERM-33 @PERM-42", BY_SYSTEM],
  ["statement", "@PERM-36 @PERM-37", BY_SYSTEM],
];

describe.each(EDIT)("editing a %s", (type, tags, verdicts) => {
  it.each(verdicts)(`${tags} %s`, (_, facts, person, platformAdmin) => {
    // For an admin's own post the rules of authors apply, so admins are only tested with posts of others.
    const asAdmin = facts.authorId === ME ? { contactId: OTHER + 1, isAdmin: true } : admin;
    const isOwnPersons = facts === own || facts === madeByOther;
    expect(POST_KINDS[type].rules.edit(me, facts)).toBe(person);
    if (!isOwnPersons) {
      expect(POST_KINDS[type].rules.edit(asAdmin, facts)).toBe(platformAdmin);
    }
  });
});

describe("publishing a draft", () => {
  it.each(["communityPost", "record", "reaction", "statement"] as const)(
    "of a %s is for author and creator, and platform admins",
    (type) => {
      const draft = { ...own, saveAs: "draft" } as const;
      expect(POST_KINDS[type].rules.publish(me, draft)).toBe(true);
      expect(POST_KINDS[type].rules.publish(me, { ...draft, creatorId: OTHER })).toBe(false);
      expect(POST_KINDS[type].rules.publish({ contactId: OTHER, isAdmin: false }, draft)).toBe(false);
      expect(POST_KINDS[type].rules.publish({ contactId: OTHER, isAdmin: true }, draft)).toBe(true);
    },
  );
});
