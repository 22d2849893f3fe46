import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "../../../upstream/db/schema.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

/** The permissions of Viewer: to create something, or to change one's own account. */
const actions = [
  "addMonitorItems",
  "createAnnouncement",
  "createChannel",
  "createCommunity",
  "createCompany",
  "createInterview",
  "createNewsroom",
  "createOutlet",
  "createPost",
  "createStory",
  "createWork",
  "finishOnboarding",
  "keepContacts",
  "manageAccount",
  "manageNotifications",
  "startConversation",
] as const;

type Action = (typeof actions)[number];

interface Permission {
  allowed: boolean;
  reasons: { message: string }[];
}

const signInReason = "Please sign in first.";
const readOnlyReason = "Your account is read-only.";
const adminReason = "Only a platform admin may do this.";
const anyAdminReason = "Only platform admins and administrators of an account may do this.";
const accountReason = "Only users of an account can do this.";

const ofPlatformAdmins: readonly Action[] = ["addMonitorItems", "createCompany", "createOutlet", "createStory"];
const ofAccountUsers: readonly Action[] = ["createChannel", "createWork", "keepContacts"];
const ofReaders: readonly Action[] = ["finishOnboarding", "manageNotifications"];

interface Kind {
  roles: Role[];
  isReadOnly?: boolean;
  hasAccount?: boolean;
}

/** The reasons why somebody may not do it; empty when they may. */
function reasonsFor(action: Action, { roles, isReadOnly = false, hasAccount = false }: Kind): string[] {
  if (ofReaders.includes(action)) return [];
  const isAdmin = roles.includes("admin");
  if (ofPlatformAdmins.includes(action) && !isAdmin) return [adminReason];
  return [
    ...(isReadOnly ? [readOnlyReason] : []),
    ...(action === "createCommunity" && !isAdmin && !roles.includes("accountAdmin") ? [anyAdminReason] : []),
    ...(ofAccountUsers.includes(action) && !hasAccount ? [accountReason] : []),
  ];
}

const viewers: [string, Kind][] = [
  ["a journalist", { roles: ["journo"] }],
  ["a user of an account", { roles: ["pr"], hasAccount: true }],
  ["an account admin", { roles: ["accountAdmin"], hasAccount: true }],
  ["a platform admin", { roles: ["admin"] }],
  ["a read-only journalist", { roles: ["journo"], isReadOnly: true }],
  ["a read-only user of an account", { roles: ["pr"], isReadOnly: true, hasAccount: true }],
  ["a read-only platform admin", { roles: ["admin"], isReadOnly: true }],
];

const document = `{ viewer { ${actions.map((action) => `${action} { allowed reasons { code message } }`).join(" ")} } }`;

let env: TestEnv;
let accountId: number;
beforeAll(async () => {
  env = await startTestEnv();
  const account = { name: "The Agency", company_id: null, created_at: new Date() };
  ({ id: accountId } = await env.fixtures.db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow());
});
afterAll(() => env?.stop());

const messagesOf = (viewer: Record<Action, Permission>) =>
  Object.fromEntries(actions.map((action) => [action, viewer[action].reasons.map(({ message }) => message)]));

it.each(viewers)("%s may create what their role allows @PERM-01 @GUARD-09", async (_name, kind) => {
  const { roles, isReadOnly = false, hasAccount = false } = kind;
  const person = await env.fixtures.person(roles, { is_read_only: isReadOnly, account_id: hasAccount ? accountId : null });
  const { viewer } = await env.data<{ viewer: Record<Action, Permission> }>(document, {}, person);
  expect(messagesOf(viewer)).toEqual(Object.fromEntries(actions.map((action) => [action, reasonsFor(action, kind)])));
});

it("a guest may create nothing before signing in @PERM-01 @GUARD-09", async () => {
  const { viewer } = await env.data<{ viewer: Record<Action, Permission> }>(document, {});
  expect(messagesOf(viewer)).toEqual(Object.fromEntries(actions.map((action) => [action, [signInReason]])));
});
