import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const actions = ["read", "readPosts", "follow", "message", "approve"] as const;
const document = `query ($slug: String!) { user(slug: $slug) { permissions { ${actions.map((action) => `${action} { allowed reasons { code message } }`).join(" ")} } } }`;

type Permissions = Record<(typeof actions)[number], { allowed: boolean; reasons: { message: string }[] }>;

const signInReason = "Please sign in first.";
const readOnlyReason = "Your account is read-only.";
const adminReason = "Only a platform admin may do this.";
const privateReason = "This profile is private.";
const selfReason = "This is your own profile.";
const notWaitingReason = "This account does not wait for approval.";

let env: TestEnv;
let viewers: Record<"admin" | "reader" | "readOnly" | "guest", Person | undefined>;
beforeAll(async () => {
  env = await startTestEnv();
  viewers = {
    admin: await env.fixtures.person(["admin"]),
    reader: await env.fixtures.person(["journo"]),
    readOnly: await env.fixtures.person(["expert"], { is_read_only: true }),
    guest: undefined,
  };
});
afterAll(() => env?.stop());

/** "allowed" or the messages of the reasons, in the order of the actions. */
async function rightsOf(viewer: Person | undefined, { slug }: Person): Promise<string[]> {
  const { user } = await env.data<{ user: { permissions: Permissions } }>(document, { slug }, viewer);
  return actions.map((action) => user.permissions[action].reasons.map(({ message }) => message).join(" ") || "allowed");
}

async function rightsTo(profile: Person): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = { self: await rightsOf(profile, profile) };
  for (const [name, viewer] of Object.entries(viewers)) found[name] = await rightsOf(viewer, profile);
  return found;
}

it("the rights to a profile depend on the viewer @PERM-01 @PROFILE-01", async () => {
  expect(await rightsTo(await env.fixtures.person(["pr"]))).toEqual({
    self: ["allowed", "allowed", selfReason, selfReason, adminReason],
    admin: ["allowed", "allowed", "allowed", "allowed", notWaitingReason],
    reader: ["allowed", "allowed", "allowed", "allowed", adminReason],
    readOnly: ["allowed", "allowed", readOnlyReason, readOnlyReason, adminReason],
    guest: ["allowed", signInReason, signInReason, signInReason, signInReason],
  });
});

it("a private profile is read by its owner and by platform admins @PERM-01 @PROFILE-01", async () => {
  const profile = await env.fixtures.person(["pr"]);
  await env.fixtures.db.updateTable("contacts").set({ is_private: true }).where("id", "=", profile.contactId).execute();
  expect(await rightsTo(profile)).toEqual({
    self: ["allowed", "allowed", selfReason, selfReason, adminReason],
    admin: ["allowed", "allowed", "allowed", "allowed", notWaitingReason],
    reader: [privateReason, privateReason, "allowed", "allowed", adminReason],
    readOnly: [privateReason, privateReason, readOnlyReason, readOnlyReason, adminReason],
    guest: [privateReason, signInReason, signInReason, signInReason, signInReason],
  });
});

it("a private profile is read by the administrators of the account that manages it @PERM-01 @PROFILE-01", async () => {
  const { db } = env.fixtures;
  const account = { name: "Acme Media", created_at: new Date() };
  const { id } = await db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow();
  const manager = await env.fixtures.person(["accountAdmin"], { account_id: id });
  const profile = await env.fixtures.person(["pr"], { account_id: id, is_managed: true });
  await db.updateTable("contacts").set({ is_private: true }).where("id", "=", profile.contactId).execute();
  expect(await rightsOf(manager, profile)).toEqual(["allowed", "allowed", "allowed", "allowed", adminReason]);
});

it("a platform admin approves an account that waits for it @PERM-01 @USER-04", async () => {
  const profile = await env.fixtures.person(["pr"], { is_read_only: true });
  expect((await rightsOf(viewers.admin, profile)).at(-1)).toBe("allowed");
  expect((await rightsOf(viewers.reader, profile)).at(-1)).toBe(adminReason);
  expect(await rightsOf(profile, profile)).toEqual([
    "allowed",
    "allowed",
    `${readOnlyReason} ${selfReason}`,
    `${readOnlyReason} ${selfReason}`,
    adminReason,
  ]);
});
