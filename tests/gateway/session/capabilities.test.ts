import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "../../../upstream/db/schema.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

let env: TestEnv;
let accountId: number;
beforeAll(async () => {
  env = await startTestEnv();
  const account = { name: "The Agency", company_id: null, created_at: new Date() };
  const row = await env.fixtures.db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow();
  accountId = row.id;
});
afterAll(() => env?.stop());

interface Person {
  roles: Role[];
  isReadOnly?: boolean;
  isNew?: boolean;
  hasAccount?: boolean;
}

const everyAdmin = ["WRITE", "OPEN_SETTINGS", "OPEN_SETTINGS_OF_OTHERS", "CREATE_COMMUNITY"];

const cases: [string, Person, string[]][] = [
  ["a journalist", { roles: ["journo"] }, ["WRITE", "OPEN_SETTINGS"]],
  ["a PR person", { roles: ["pr"] }, ["WRITE", "OPEN_SETTINGS", "SEE_ACCOUNT_ITEMS"]],
  [
    "a PR person with an account",
    { roles: ["pr"], hasAccount: true },
    ["WRITE", "OPEN_SETTINGS", "USE_ACCOUNT", "SEE_ACCOUNT_ITEMS", "SEE_BANNER"],
  ],
  ["a journalist with an account", { roles: ["journo"], hasAccount: true }, ["WRITE", "OPEN_SETTINGS", "USE_ACCOUNT"]],
  [
    "an account admin",
    { roles: ["accountAdmin"], hasAccount: true },
    [...everyAdmin, "USE_ACCOUNT", "SEE_ACCOUNT_ITEMS", "SEE_BANNER"],
  ],
  ["a platform admin", { roles: ["admin"] }, [...everyAdmin, "ADMINISTER"]],
  ["a read-only expert", { roles: ["expert"], isReadOnly: true }, ["SEE_ACCOUNT_ITEMS"]],
  ["a read-only platform admin", { roles: ["admin"], isReadOnly: true }, ["ADMINISTER"]],
  ["a read-only account admin", { roles: ["accountAdmin"], isReadOnly: true }, ["SEE_ACCOUNT_ITEMS"]],
  ["a journalist in onboarding", { roles: ["journo"], isNew: true }, ["WRITE"]],
  ["a platform admin in onboarding", { roles: ["admin"], isNew: true }, ["WRITE", "CREATE_COMMUNITY", "ADMINISTER"]],
  [
    "an account admin in onboarding",
    { roles: ["accountAdmin"], isNew: true },
    ["WRITE", "CREATE_COMMUNITY", "SEE_ACCOUNT_ITEMS"],
  ],
];

it.each(cases)(
  "capabilities of %s @GUARD-09 @GUARD-10 @PERM-44 @PERM-45 @PERM-47",
  async (_name, { roles, isReadOnly = false, isNew = false, hasAccount = false }, capabilities) => {
    const person = await env.fixtures.person(roles, {
      is_read_only: isReadOnly,
      onboarding: isNew ? "details" : null,
      account_id: hasAccount ? accountId : null,
    });
    expect(await env.data("{ viewer { capabilities } }", {}, person)).toEqual({ viewer: { capabilities } });
  },
);

it("a guest has no capabilities @GUARD-02", async () => {
  expect(await env.data("{ viewer { capabilities } }")).toEqual({ viewer: { capabilities: [] } });
});
