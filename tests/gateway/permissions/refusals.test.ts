import { readFileSync } from "node:fs";
import { buildSchema, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeEveryNode, type EveryNode } from "../support/everyNode.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";
import { byId, makeInterview, makeNouns, type Noun } from "./nouns.ts";

interface PermissionView {
  allowed: boolean;
  reasons: { code: string; message: string }[];
}

/** Finds the permissions at any depth of a response such as `{ a: { b: [{ permissions }] } }`. */
function findPermissions(value: unknown): Record<string, PermissionView> | null {
  if (typeof value !== "object" || value === null) return null;
  if ("permissions" in value) return value.permissions as Record<string, PermissionView> | null;
  return (
    Object.values(value)
      .map(findPermissions)
      .find((found) => found !== null) ?? null
  );
}

describe("the error of a refused mutation", () => {
  let env: TestEnv;
  let every: EveryNode;
  let viewers: Record<string, Person | undefined>;
  let nouns: Noun[];

  beforeAll(async () => {
    env = await startTestEnv();
    every = await makeEveryNode(env);
    const { fixtures } = env;
    const { owner, partner, accountId } = every;
    const ofAccount = { account_id: accountId, modules: ["contacts", "monitor"] as ("contacts" | "monitor")[] };
    const readOnly = await fixtures.person(["pr"], { ...ofAccount, is_read_only: true });
    viewers = {
      owner,
      partner,
      stranger: await fixtures.person(["journo"]),
      colleague: await fixtures.person(["pr"], ofAccount),
      readOnly,
      // Sees what only platform admins see.
      readOnlyAdmin: await fixtures.person(["admin"], { is_read_only: true }),
      guest: undefined,
    };
    await fixtures.db.updateTable("announcements").set({ status: "published", published_at: fixtures.time() }).execute();
    const { id: companyId } = await fixtures.db
      .selectFrom("companies")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await fixtures.db
      .insertInto("company_responsibilities")
      .values({ contact_id: partner.contactId, company_id: companyId, status: "active" })
      .execute();
    nouns = await makeNouns(env, every, readOnly);
  });
  afterAll(() => env?.stop());

  async function readPermissions(
    { read, attempts }: Noun,
    viewer: Person | undefined,
  ): Promise<Record<string, PermissionView> | null> {
    const actions = [...new Set(attempts.map(({ action }) => action))];
    const selection = actions.map((action) => `${action} { allowed reasons { code message } }`).join(" ");
    const response = await env.run(`{ ${read.replace("$permissions", selection)} }`, {}, viewer);
    return findPermissions(response.data);
  }

  /** The first error of the mutation; null when it succeeded. */
  async function refusalOf(change: string, viewer: Person | undefined): Promise<{ code: string; message: string } | null> {
    const { data, errors } = await env.run<{ made: { errors: { code: string; message: string }[] } }>(
      `mutation { made: ${change} { errors { code message } } }`,
      {},
      viewer,
    );
    const [fault] = errors ?? [];
    if (fault !== undefined) return { code: String(fault.extensions?.code), message: fault.message };
    return data?.made.errors[0] ?? null;
  }

  it("has the message of the first reason of its permission field, for every type @PERM-01 @PERM-24 @API-085", async () => {
    const compared = new Set<string>();
    const differing: unknown[] = [];
    for (const noun of nouns) {
      for (const [name, viewer] of Object.entries(viewers)) {
        const permissions = await readPermissions(noun, viewer);
        for (const { action, change } of noun.attempts) {
          const reasons = permissions?.[action]?.reasons ?? [];
          const [reason] = reasons;
          // Requesting the current state again is no error; for one's own contact, the error belongs to a field.
          if (reason === undefined) continue;
          if (viewer === undefined) expect(reasons, "nothing else matters to a guest").toHaveLength(1);
          expect(reason.message, `${noun.type}: ${reason.code}`).toMatch(/^[A-Z].*\.$/);
          if (reason.code === "ALREADY_JOINED" || reason.code === "SELF") continue;
          const refusal = await refusalOf(change, viewer);
          compared.add(noun.type);
          const isSame =
            refusal?.message === reason.message && (refusal.code === "UNAUTHENTICATED") === (reason.code === "NOT_SIGNED_IN");
          if (!isSame) differing.push([`${name}: ${change}`, reason, refusal]);
        }
      }
    }
    expect(differing).toEqual([]);
    expect([...compared].toSorted()).toEqual(typesWithPermissions());
  });

  it("keeps the message of the REST API when no permission covers the refusal @ERR-04", async () => {
    env.upstream.fail({ path: "/api/v1/communities/readable", method: "PATCH", status: 403, body: { detail: "No." } });
    const change = `updateCommunity(input: { communityId: "${every.ids["Community"] ?? ""}", name: "Other" })`;
    expect(await refusalOf(change, every.owner)).toEqual({
      code: "FORBIDDEN",
      message: "Sorry, you are not permitted to view this page.",
    });
    env.upstream.reset();
  });

  it("matches the answer permission of guests for startPublicAnswers @INTERVIEW-05", async () => {
    const startAnswers = (id: number) =>
      refusalOf(
        `startPublicAnswers(input: { interviewId: "${globalId("Interview", id)}", name: "Ann", email: "ann@example.com" })`,
        undefined,
      );
    const answerPermission = async (id: number) => {
      const read = byId(globalId("Interview", id), "Interview");
      return (await readPermissions({ type: "Interview", read, attempts: [{ action: "answer", change: "" }] }, undefined))?.[
        "answer"
      ];
    };
    const open = await makeInterview(env, every, { is_public: true, status: "open" });
    expect(await answerPermission(open)).toEqual({ allowed: true, reasons: [] });
    expect(await startAnswers(open)).toBeNull();
    const closed = await makeInterview(env, every, { is_public: true, status: "closed" });
    expect(await answerPermission(closed)).toEqual({
      allowed: false,
      reasons: [{ code: "CLOSED", message: "This interview is closed." }],
    });
    expect(await startAnswers(closed)).toEqual({ code: "INVALID", message: "This interview is closed." });
    const closedToGuests = await makeInterview(env, every, { status: "open" });
    expect(await answerPermission(closedToGuests)).toEqual({
      allowed: false,
      reasons: [{ code: "NOT_SIGNED_IN", message: "Please sign in first." }],
    });
    expect(await startAnswers(closedToGuests)).toEqual({ code: "UNAUTHENTICATED", message: "Please sign in first." });
  });
});

/** Object types of the schema with a permissions field. Draft has the permissions of its post. */
function typesWithPermissions(): string[] {
  const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && "permissions" in type.getFields() && type.name !== "Draft")
    .map(({ name }) => name)
    .toSorted();
}
