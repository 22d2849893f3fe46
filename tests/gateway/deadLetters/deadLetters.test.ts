import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addFailedJob, failedMail } from "../../support/failedJobs.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type SignedIn, type TestEnv } from "../support/testEnv.ts";

const listQuery = `query ($first: Int, $after: String) { deadLetters(first: $first, after: $after) {
  edges { node { id type title description error attempts createdAt failedAt
    permissions { retry { allowed reasons { code } } delete { allowed reasons { code } } } } }
  pageInfo { hasNextPage endCursor } } }`;
const retryMutation = `mutation ($input: RetryDeadLetterInput!) {
  change: retryDeadLetter(input: $input) { id: retriedDeadLetterId errors { code message field } } }`;
const deleteMutation = `mutation ($input: DeleteDeadLetterInput!) {
  change: deleteDeadLetter(input: $input) { id: deletedDeadLetterId errors { code message field } } }`;

interface Shown {
  id: string;
  description: string | null;
  failedAt: string;
}

interface Listed {
  deadLetters: { edges: { node: Shown }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
}

interface Changed {
  change: { id: string | null; errors: { code: string; message: string; field: string[] | null }[] };
}

const readOnly = { allowed: false, reasons: [{ code: "READ_ONLY" }] };
const allowed = { allowed: true, reasons: [] };

describe("failed jobs", () => {
  let env: TestEnv;
  let admin: Person;
  beforeAll(async () => {
    env = await startTestEnv();
    admin = await env.fixtures.person(["admin"]);
  });
  afterAll(() => env?.stop());

  const list = async (variables: object = {}, as: SignedIn = admin) =>
    (await env.data<Listed>(listQuery, { first: 20, ...variables }, as)).deadLetters;
  const nodes = async () => (await list())?.edges.map(({ node }) => node) ?? [];
  const change = async (document: string, deadLetterId: string, as: SignedIn = admin) =>
    (await env.data<Changed>(document, { input: { deadLetterId } }, as)).change;
  const recipients = async () =>
    (await env.platform.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map(({ recipient }) => recipient);

  it("are listed with their error, run again and deleted", async () => {
    const { db, jobs } = env.platform;
    const incomplete = JSON.stringify({ to: "kim@example.com" });
    await sql`insert into pgboss.job (name, data, dead_letter)
      values ('send-mail', ${incomplete}::text::jsonb, 'dead-letters')`.execute(db);
    // Wakes the worker, which otherwise looks for jobs every few seconds.
    await jobs.enqueue(db, "send-mail", failedMail("wake@example.com"));
    await jobs.settled();
    const [failed, ...others] = await nodes();
    expect(others).toEqual([]);
    expect(failed).toMatchObject({
      type: "send-mail",
      title: "Send a mail",
      description: null,
      error: "The payload is not one of this release.",
      attempts: 1,
      permissions: { retry: allowed, delete: allowed },
    });
    const { id = "" } = failed ?? {};

    // It fails again while the cause remains, and is listed again.
    expect(await change(retryMutation, id)).toEqual({ id, errors: [] });
    await jobs.settled();
    const [again] = await nodes();
    expect(again).toMatchObject({ error: "The payload is not one of this release." });
    expect(again?.id).not.toBe(id);
    expect(await change(retryMutation, id)).toMatchObject({ id: null, errors: [{ code: "NOT_FOUND" }] });

    const complete = JSON.stringify(failedMail("kim@example.com"));
    await sql`update pgboss.job set data = ${complete}::text::jsonb where name = 'dead-letters'`.execute(db);
    expect((await change(retryMutation, again?.id ?? "")).errors).toEqual([]);
    await jobs.settled();
    expect(await recipients()).toEqual(["wake@example.com", "kim@example.com"]);
    expect(await nodes()).toEqual([]);

    await addFailedJob(db, failedMail("robin@example.com"));
    const [mail] = await nodes();
    expect(mail).toMatchObject({ description: "Your new password, to robin@example.com", attempts: 13 });
    expect(JSON.stringify(mail)).not.toContain("secret");
    expect(await change(deleteMutation, mail?.id ?? "")).toEqual({ id: mail?.id, errors: [] });
    expect(await nodes()).toEqual([]);
    expect(await change(deleteMutation, mail?.id ?? "")).toMatchObject({ id: null, errors: [{ code: "NOT_FOUND" }] });
    expect(await recipients()).not.toContain("robin@example.com");
  });

  it("are for platform admins who may write; all others are refused with a reason @PERM-01", async () => {
    const id = globalId("DeadLetter", await addFailedJob(env.platform.db, failedMail("robin@example.com")));
    const accountAdmin = await env.fixtures.person(["accountAdmin"]);
    expect(await list({}, accountAdmin)).toBeNull();
    expect((await env.data<Listed>(listQuery)).deadLetters).toBeNull();
    const reader = await env.fixtures.person(["admin"], { is_read_only: true });
    expect((await list({}, reader))?.edges).toMatchObject([{ node: { permissions: { retry: readOnly, delete: readOnly } } }]);
    for (const document of [retryMutation, deleteMutation]) {
      expect((await change(document, id, accountAdmin)).errors).toEqual([
        { code: "FORBIDDEN", message: "Only a platform admin may do this.", field: null },
      ]);
      expect((await change(document, id, reader)).errors).toMatchObject([{ message: "Your account is read-only." }]);
      const { errors } = await env.run(document, { input: { deadLetterId: id } });
      expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
      expect((await change(document, globalId("DeadLetter", 17))).errors).toMatchObject([{ code: "INVALID_ID" }]);
    }
    expect(await nodes()).toHaveLength(1);
    await change(deleteMutation, id);
  });

  it("are paged newest first, also while jobs leave the list", async () => {
    for (const to of ["a", "b", "c", "d"]) await addFailedJob(env.platform.db, failedMail(`${to}@example.com`));
    const first = await list({ first: 2 });
    expect(first?.edges.map(({ node }) => node.description?.slice(-13))).toEqual(["d@example.com", "c@example.com"]);
    await change(deleteMutation, first?.edges[0]?.node.id ?? "");
    const second = await list({ first: 2, after: first?.pageInfo.endCursor });
    expect(second?.edges.map(({ node }) => node.description?.slice(-13))).toEqual(["b@example.com", "a@example.com"]);
  });

  it("are not offered where the REST API has no such calls @API-001", async () => {
    env.upstream.fail({ method: "GET", path: "/api/v1/admin/dead-letters", status: 404 });
    const { data, errors } = await env.run<Listed>(listQuery, { first: 2 }, admin);
    env.upstream.reset();
    expect(data).toEqual({ deadLetters: null });
    expect(errors).toHaveLength(1);
  });
});
