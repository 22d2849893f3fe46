import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const document = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";

interface Listed {
  data: Record<string, unknown>[];
  meta: { total: number; offset: number; limit: number };
}

describe("reading several objects of one type", () => {
  let env: TestEnv;
  let viewer: Person;
  let jobs: number[];

  beforeAll(async () => {
    env = await startTestEnv();
    viewer = await env.fixtures.person(["journo"]);
    jobs = [];
    for (let count = 0; count < 4; count += 1) jobs.push(await env.fixtures.post("job", viewer.contactId));
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const ids = (...keys: number[]) => keys.map((key) => globalId("Job", key));
  const read = (...keys: number[]) => env.run<{ nodes: ({ id: string } | null)[] }>(document, { ids: ids(...keys) }, viewer);
  const missing = 888_888;

  /** The upstream's own list of these jobs, to be modified into the response of another upstream. */
  async function listOf(...keys: number[]): Promise<Listed> {
    const response = await fetch(`${env.platform.url}/api/v1/jobs?ids=${keys.join(",")}`, {
      headers: { cookie: `sid=${viewer.sid}`, "x-requested-with": "XMLHttpRequest" },
    });
    return (await response.json()) as Listed;
  }

  const [a, b, c, d] = [() => jobs[0] ?? 0, () => jobs[1] ?? 0, () => jobs[2] ?? 0, () => jobs[3] ?? 0];

  it("falls back to single reads when the list ignores ids @API-005", async () => {
    const body = await listOf(a(), d());
    env.upstream.fail({ path: "/api/v1/jobs", status: 200, body: { ...body, meta: { ...body.meta, total: 2 } } });
    expect(await read(a(), b(), missing, c())).toEqual({
      data: { nodes: [{ id: ids(a())[0] }, { id: ids(b())[0] }, null, { id: ids(c())[0] }] },
    });
    // The job included in the list is not read again.
    expect(env.upstream.summary().filter((call) => call.includes(`/jobs/${a()}`))).toEqual([]);
  });

  it("falls back to single reads when the list is only a part of a longer one @API-005", async () => {
    const body = await listOf(a());
    env.upstream.fail({ path: "/api/v1/jobs", status: 200, body: { ...body, meta: { ...body.meta, total: 4 } } });
    expect(await read(a(), b())).toEqual({ data: { nodes: ids(a(), b()).map((id) => ({ id })) } });
  });

  it("reads no object again that a whole list does not contain @API-005", async () => {
    expect(await read(a(), missing, b())).toEqual({ data: { nodes: [{ id: ids(a())[0] }, null, { id: ids(b())[0] }] } });
    expect(env.upstream.summary().filter((call) => call.includes("/jobs"))).toEqual(["GET /api/v1/jobs"]);
  });

  it("takes a list without a total for whole @API-005", async () => {
    const { data, meta } = await listOf(a());
    const { total: _total, ...rest } = meta;
    env.upstream.fail({ path: "/api/v1/jobs", status: 200, body: { data, meta: { ...rest, hasMore: false } } });
    expect(await read(a(), b())).toEqual({ data: { nodes: [{ id: ids(a())[0] }, null] } });
  });

  it.each([400, 404, 405, 422, 501])("falls back to single reads when the list responds with %i @API-005", async (status) => {
    env.upstream.fail({ path: "/api/v1/jobs", status, body: { detail: "No such list." } });
    expect(await read(a(), b(), missing)).toEqual({ data: { nodes: [...ids(a(), b()).map((id) => ({ id })), null] } });
  });

  it("reports an error for each object when the list fails, instead of null @ERR-01", async () => {
    env.upstream.fail({ path: "/api/v1/jobs", status: 500 });
    const result = await read(a(), b());
    expect(result.data).toEqual({ nodes: [null, null] });
    expect(result.errors?.map(({ path, extensions }) => [path, extensions?.code])).toEqual([
      [["nodes", 0], "INTERNAL"],
      [["nodes", 1], "INTERNAL"],
    ]);
  });

  it("returns the valid objects when one breaks the contract @ERR-01", async () => {
    const body = await listOf(a(), b());
    const [first, second] = body.data;
    const broken = { ...second, title: 7 };
    env.upstream.fail({ path: "/api/v1/jobs", status: 200, body: { ...body, data: [first, broken] } });
    env.upstream.fail({ path: /\/jobs\/\d+/, status: 200, body: broken });
    const result = await read(a(), b());
    expect(result.data).toEqual({ nodes: [{ id: ids(a())[0] }, null] });
    expect(result.errors?.map(({ path, extensions }) => [path, extensions?.code])).toEqual([[["nodes", 1], "UPSTREAM_CONTRACT"]]);
  });
});

describe("reading objects without a list of ids", () => {
  let env: TestEnv;
  let viewer: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    viewer = await env.fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  async function answerSet(hash: string): Promise<string> {
    const { fixtures } = env;
    const interview = await fixtures.db
      .insertInto("interviews")
      .values({
        title: "Why",
        type: "text",
        status: "open",
        author_id: viewer.contactId,
        creator_id: viewer.contactId,
        created_at: fixtures.time(),
        published_at: fixtures.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fixtures.db
      .insertInto("answer_sets")
      .values({ hash, type: "text", interview_id: interview.id, contact_id: viewer.contactId, created_at: fixtures.time() })
      .execute();
    return globalId("AnswerSet", `text.${hash}`);
  }

  /** Reads both and a missing one, while the upstream fails for the second. */
  async function expectOneFault(good: string, failing: string, unknown: string, path: string): Promise<void> {
    env.upstream.fail({ path, status: 503 });
    const result = await env.run<{ nodes: unknown[] }>(document, { ids: [good, failing, unknown] }, viewer);
    expect(result.data).toEqual({ nodes: [{ id: good }, null, null] });
    expect(result.errors?.map(({ path: at, extensions }) => [at, extensions?.code])).toEqual([
      [["nodes", 1], "UPSTREAM_UNAVAILABLE"],
    ]);
  }

  it("reports the failure of one conversation at its own path @MSG-01 @ERR-01", async () => {
    const { fixtures } = env;
    const one = await fixtures.conversation([viewer.contactId, await fixtures.contact()], viewer.contactId);
    const two = await fixtures.conversation([viewer.contactId, await fixtures.contact()], viewer.contactId);
    await expectOneFault(
      globalId("Conversation", one.id),
      globalId("Conversation", two.id),
      globalId("Conversation", 777_777),
      `/api/v1/conversations/${two.id}`,
    );
  });

  it("reports the failure of one answer set at its own path @ERR-01", async () => {
    await expectOneFault(
      await answerSet("a1b2c3d4e5f6"),
      await answerSet("f6e5d4c3b2a1"),
      globalId("AnswerSet", "text.000000000000"),
      "/api/v1/async/answers/text/f6e5d4c3b2a1",
    );
  });
});

describe("reading several public objects as a guest, who may not read lists", () => {
  let env: TestEnv;
  let owner: { author_id: number; creator_id: number };

  beforeAll(async () => {
    env = await startTestEnv();
    const { contactId } = await env.fixtures.person(["pr"]);
    owner = { author_id: contactId, creator_id: contactId };
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const times = (isPublic: boolean) => ({
    created_at: env.fixtures.time(),
    published_at: isPublic ? env.fixtures.time() : null,
  });

  async function createNewsroom(isPublic: boolean): Promise<{ id: number }> {
    const { id: company_id, slug } = await env.fixtures.company();
    const status = isPublic ? "confirmed" : "pending";
    return env.fixtures.db
      .insertInto("newsrooms")
      .values({ name: slug, slug, status, company_id, owner_id: owner.author_id, created_at: env.fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
  }

  const creators: Readonly<Record<string, (isPublic: boolean) => Promise<{ id: number }>>> = {
    Story: async (isPublic) => {
      const id = await env.fixtures.story(owner.author_id, { save_as: isPublic ? "published" : "draft", ...times(isPublic) });
      return { id };
    },
    Announcement: (isPublic) =>
      env.fixtures.db
        .insertInto("announcements")
        .values({ ...owner, title: "Tides", kind: "media", status: isPublic ? "published" : "draft", ...times(isPublic) })
        .returning("id")
        .executeTakeFirstOrThrow(),
    Interview: (isPublic) =>
      env.fixtures.db
        .insertInto("interviews")
        .values({ ...owner, title: "Why", type: "text", status: isPublic ? "open" : "draft", ...times(isPublic) })
        .returning("id")
        .executeTakeFirstOrThrow(),
    Newsroom: createNewsroom,
  };

  it.each(Object.entries(creators))("returns each published %s @ROUTE-13 @ERR-01", async (type, create) => {
    const ids: string[] = [];
    for (const isPublic of [true, false, true]) ids.push(globalId(type, (await create(isPublic)).id));
    expect(await env.run(document, { ids })).toEqual({ data: { nodes: [{ id: ids[0] }, null, { id: ids[2] }] } });
  });
});
