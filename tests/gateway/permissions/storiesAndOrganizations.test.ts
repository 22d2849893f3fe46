import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const rule = "{ allowed reasons { code message remedy } }";

interface Permission {
  allowed: boolean;
  reasons: { code: string; message: string; remedy: string | null }[];
}

const signInReason = "Please sign in first.";
const readOnlyReason = "Your account is read-only.";
const adminReason = "Only a platform admin may do this.";
const ownerReason = "Only its owners and platform admins may do this.";

describe("permission fields of stories, newsrooms and outlets", () => {
  let env: TestEnv;
  let owner: Person;
  let people: Record<"admin" | "readOnlyAdmin" | "owner" | "reader" | "readOnly" | "guest", Person | undefined>;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    owner = await fixtures.person(["pr"]);
    people = {
      admin: await fixtures.person(["admin"]),
      readOnlyAdmin: await fixtures.person(["admin"], { is_read_only: true }),
      owner,
      reader: await fixtures.person(["journo"]),
      readOnly: await fixtures.person(["journo"], { is_read_only: true }),
      guest: undefined,
    };
  });
  afterAll(() => env?.stop());

  /** For each viewer "allowed" or the messages of the reasons, by action; null where the object is not visible. */
  async function rightsTo(type: string, id: string, actions: readonly string[]): Promise<Record<string, unknown>> {
    const selection = actions.map((action) => `${action} ${rule}`).join(" ");
    const document = `query ($id: ID!) { node(id: $id) { ... on ${type} { permissions { ${selection} } } } }`;
    const found: Record<string, unknown> = {};
    for (const [name, viewer] of Object.entries(people)) {
      const { node } = await env.data<{ node: { permissions: Record<string, Permission> } | null }>(document, { id }, viewer);
      found[name] =
        node && actions.map((action) => node.permissions[action]?.reasons.map(({ message }) => message).join(" ") || "allowed");
    }
    return found;
  }

  it("let platform admins edit, delete and restore stories @PERM-01 @NEWS-06", async () => {
    const actions = ["edit", "delete", "restore"];
    const published = globalId("Story", await env.fixtures.story(owner.contactId));
    const there = "This has not been deleted.";
    expect(await rightsTo("Story", published, actions)).toEqual({
      admin: ["allowed", "allowed", there],
      readOnlyAdmin: [readOnlyReason, readOnlyReason, `${readOnlyReason} ${there}`],
      owner: [adminReason, adminReason, adminReason],
      reader: [adminReason, adminReason, adminReason],
      readOnly: [adminReason, adminReason, adminReason],
      guest: [signInReason, signInReason, signInReason],
    });
    const deleted = globalId("Story", await env.fixtures.story(owner.contactId, { deleted_at: new Date() }));
    const deletedMessage = "This has been deleted.";
    expect(await rightsTo("Story", deleted, actions)).toMatchObject({
      admin: [deletedMessage, deletedMessage, "allowed"],
      reader: null,
      guest: null,
    });
  });

  it("let platform admins create stories @PERM-01 @NEWS-06", async () => {
    const found: Record<string, unknown> = {};
    for (const [name, viewer] of Object.entries(people)) {
      const data = await env.data<{ viewer: { createStory: Permission } }>(`{ viewer { createStory ${rule} } }`, {}, viewer);
      found[name] = data.viewer.createStory.reasons.map(({ message }) => message);
    }
    expect(found).toEqual({
      admin: [],
      readOnlyAdmin: [readOnlyReason],
      owner: [adminReason],
      reader: [adminReason],
      readOnly: [adminReason],
      guest: [signInReason],
    });
  });

  it.each(["pending", "confirmed"] as const)(
    "let owners edit and delete a newsroom that is %s, and platform admins decide on pending ones @PERM-01 @ADMIN-01",
    async (status) => {
      const { fixtures } = env;
      const { id: company_id } = await fixtures.company();
      const { id } = await fixtures.db
        .insertInto("newsrooms")
        .values({
          name: "Newsroom",
          slug: `newsroom-${status}`,
          company_id,
          owner_id: owner.contactId,
          created_at: new Date(),
          status,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const actions = ["edit", "delete", "decide"];
      const decided = status === "pending" ? "allowed" : "This change is not possible.";
      const ofOthers = status === "pending" ? null : [ownerReason, ownerReason, adminReason];
      expect(await rightsTo("Newsroom", globalId("Newsroom", id), actions)).toEqual({
        admin: ["allowed", "allowed", decided],
        readOnlyAdmin: [readOnlyReason, readOnlyReason, status === "pending" ? readOnlyReason : `${readOnlyReason} ${decided}`],
        owner: ["allowed", "allowed", adminReason],
        reader: ofOthers,
        readOnly: ofOthers && [`${readOnlyReason} ${ownerReason}`, `${readOnlyReason} ${ownerReason}`, adminReason],
        guest: ofOthers && [signInReason, signInReason, signInReason],
      });
    },
  );

  it("let platform admins edit an outlet, and everybody who is signed in read its stories @PERM-01 @PROFILE-03", async () => {
    const { id } = await env.fixtures.db
      .insertInto("outlets")
      .values({ name: "The Herald", slug: "the-herald", type: "newspaper" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await rightsTo("Outlet", await env.fixtures.globalIdOf("Outlet", id), ["readStories", "edit"])).toEqual({
      admin: ["allowed", "allowed"],
      readOnlyAdmin: ["allowed", readOnlyReason],
      owner: ["allowed", ownerReason],
      reader: ["allowed", ownerReason],
      readOnly: ["allowed", `${readOnlyReason} ${ownerReason}`],
      guest: [signInReason, signInReason],
    });
  });
});
