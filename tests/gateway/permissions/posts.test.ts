import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostType, Role } from "../../../upstream/db/schema.ts";
import { globalId } from "../support/ids.ts";
import { typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";
import { expectedFor, type Case, type ViewerKind } from "./specification.ts";

interface PermissionView {
  allowed: boolean;
  reasons: { code: string; message: string; remedy: string | null }[];
}
type Permissions = Record<"edit" | "delete" | "restore" | "like" | "comment", PermissionView>;

const permission = "{ allowed reasons { code message remedy } }";
const permissionsOf = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on PostBase { permissions {
    edit ${permission} delete ${permission} restore ${permission} like ${permission} comment ${permission}
  } } }
}`;

const viewers: readonly { name: string; roles: Role[]; isReadOnly?: true; isCompany?: true }[] = [
  { name: "a journalist", roles: ["journo"] },
  { name: "a user without a role", roles: [] },
  { name: "a PR person", roles: ["pr"] },
  { name: "an expert", roles: ["expert"] },
  { name: "an account admin", roles: ["accountAdmin"] },
  { name: "a journalist who is account admin too", roles: ["journo", "accountAdmin"] },
  { name: "a platform admin", roles: ["admin"] },
  { name: "a platform admin who is a journalist too", roles: ["journo", "admin"] },
  { name: "a read-only PR person", roles: ["pr"], isReadOnly: true },
  { name: "a read-only platform admin", roles: ["admin"], isReadOnly: true },
  { name: "a company's own sign-in", roles: ["accountAdmin"], isCompany: true },
];

const casesOf = (type: PostType): readonly Case[] =>
  (["self", "person", "company", "platform"] as const).flatMap((author) =>
    (["self", "author", "stranger"] as const).flatMap((creator) =>
      (["published", "draft", "deleted"] as const).map((state) => ({ type, author, creator, state })),
    ),
  );
const nameOf = ({ type, author, creator, state }: Case): string => `${state} ${type} by ${author}, made by ${creator}`;

describe("permission fields of posts", () => {
  let env: TestEnv;
  let others: { person: number; company: number; platform: number; stranger: number };

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    others = {
      person: await fixtures.contact(),
      company: (await fixtures.company()).contactId,
      platform: 12,
      stranger: await fixtures.contact(),
    };
  });
  afterAll(() => env?.stop());

  async function make(one: Case, viewer: Person): Promise<number> {
    const author = one.author === "self" ? viewer.contactId : others[one.author];
    const creator = { self: viewer.contactId, author, stranger: others.stranger }[one.creator];
    return env.fixtures.post(one.type, author, {
      creator_id: creator,
      ...(one.state === "draft" ? { save_as: "draft" } : {}),
      ...(one.state === "deleted" ? { deleted_at: new Date() } : {}),
    });
  }

  async function read(ids: readonly string[], viewer: Person): Promise<(Permissions | null)[]> {
    const { nodes } = await env.data<{ nodes: ({ permissions: Permissions } | null)[] }>(permissionsOf, { ids }, viewer);
    return nodes.map((node) => node && node.permissions);
  }

  /** Compares the permission fields of all cases with the specification. */
  async function matchesSpecification(type: PostType): Promise<void> {
    const cases = casesOf(type);
    for (const { name, roles, isReadOnly = false, isCompany = false } of viewers) {
      const viewer = await signIn(roles, isReadOnly, isCompany);
      const kind: ViewerKind = { isAdmin: roles.includes("admin"), isReadOnly, isCompany };
      const ids: string[] = [];
      for (const one of cases) ids.push(globalId(typeNames[one.type], await make(one, viewer)));
      const found = await read(ids, viewer);
      const actual = cases.map((one, index) => ({ post: nameOf(one), may: allowedIn(found[index] ?? null) }));
      expect(actual, name).toEqual(cases.map((one) => ({ post: nameOf(one), may: expectedFor(one, kind) })));
      for (const { allowed, reasons } of found.flatMap((permissions) => Object.values(permissions ?? {}))) {
        expect(reasons.length > 0).toBe(!allowed);
        for (const { message } of reasons) expect(message).toMatch(/^[A-Z].*\.$/);
      }
    }
  }

  async function signIn(roles: readonly Role[], isReadOnly: boolean, isCompany: boolean): Promise<Person> {
    const columns = isCompany ? { contact_id: (await env.fixtures.company()).contactId } : {};
    return env.fixtures.person(roles, { is_read_only: isReadOnly, ...columns });
  }

  it("match the specification for call-outs @PERM-01 @PERM-02 @PERM-03 @PERM-04 @PERM-07 @PERM-08 @PERM-09 @PERM-10 @PERM-11", () =>
    matchesSpecification("callout"));
  it("match the specification for events @PERM-04 @PERM-12 @PERM-13 @PERM-14 @PERM-15 @PERM-16", () =>
    matchesSpecification("event"));
  it("match the specification for jobs @PERM-04 @PERM-17 @PERM-18 @PERM-19 @PERM-20 @PERM-21", () => matchesSpecification("job"));
  it("match the specification for community posts @PERM-22 @PERM-23 @PERM-24 @PERM-25 @PERM-26 @PERM-27", () =>
    matchesSpecification("communityPost"));
  it("match the specification for records @PERM-28 @PERM-29 @PERM-30 @PERM-31 @PERM-41 @PERM-43", () =>
    matchesSpecification("record"));
  it("match the specification for reactions @PERM-32 @PERM-33 @PERM-34 @PERM-35 @PERM-40 @PERM-42", () =>
    matchesSpecification("reaction"));
  it("match the specification for statements @PERM-36 @PERM-37 @PERM-38 @PERM-39", () => matchesSpecification("statement"));

  it("give the code and remedy of each denial @PERM-11 @PERM-24 @PERM-26 @PERM-28 @PERM-42", async () => {
    const { fixtures } = env;
    const journo = await fixtures.person(["journo"]);
    const admin = await fixtures.person(["admin"]);
    const reader = await fixtures.person(["pr"], { is_read_only: true });
    const company = await fixtures.company();
    const job = globalId("Job", await fixtures.post("job", others.person));
    const communityPost = globalId(
      "CommunityPost",
      await fixtures.post("communityPost", journo.contactId, { creator_id: others.stranger }),
    );
    const record = globalId("Record", await fixtures.post("record", company.contactId));
    const draft = globalId("Reaction", await fixtures.post("reaction", journo.contactId, { save_as: "draft" }));
    const deleted = globalId("Job", await fixtures.post("job", journo.contactId, { deleted_at: new Date() }));
    const reasonsOf = async (id: string, viewer: Person) => {
      const [permissions] = await read([id], viewer);
      return Object.fromEntries(
        Object.entries(permissions ?? {}).map(([action, { reasons }]) => [
          action,
          reasons.map(({ code, remedy }) => [code, remedy]),
        ]),
      );
    };

    expect(await reasonsOf(job, journo)).toEqual({
      edit: [["NOT_AUTHOR", null]],
      delete: [["NOT_AUTHOR", null]],
      restore: [
        ["NOT_AUTHOR", null],
        ["NOT_DELETED", null],
      ],
      like: [],
      comment: [],
    });
    expect((await reasonsOf(job, admin))["edit"]).toEqual([["NOT_SYSTEM_POST", null]]);
    expect((await reasonsOf(job, reader))["like"]).toEqual([["READ_ONLY", "ASK_FOR_APPROVAL"]]);
    expect(await reasonsOf(communityPost, journo)).toMatchObject({
      edit: [["NEVER_EDITED", null]],
      delete: [["NOT_AUTHOR_AND_CREATOR", null]],
    });
    expect(await reasonsOf(record, journo)).toMatchObject({ edit: [["SYSTEM_POST", null]], delete: [["SYSTEM_POST", null]] });
    expect(await reasonsOf(draft, journo)).toMatchObject({
      edit: [["DRAFT_NEVER_EDITED", "PUBLISH"]],
      delete: [],
      like: [["DRAFT", "PUBLISH"]],
    });
    expect(await reasonsOf(deleted, journo)).toMatchObject({
      edit: [["DELETED", "RESTORE"]],
      restore: [],
      comment: [["DELETED", "RESTORE"]],
    });
  });

  it("let platform admins edit listings of the platform's own account, even if it is a person @PERM-11 @PERM-16 @PERM-21", async () => {
    const { fixtures } = env;
    const admin = await fixtures.person(["admin"]);
    const id = globalId("Callout", await fixtures.post("callout", others.platform));
    const setType = (type: "company" | "person") =>
      fixtures.db.updateTable("contacts").set({ type }).where("id", "=", others.platform).execute();
    await setType("person");
    const [permissions] = await read([id], admin);
    await setType("company");
    expect(allowedIn(permissions ?? null)).toMatchObject({ edit: true, delete: true });
  });
});

const allowedIn = (permissions: Permissions | null): Record<string, boolean> | null =>
  permissions && Object.fromEntries(Object.entries(permissions).map(([action, { allowed }]) => [action, allowed]));
