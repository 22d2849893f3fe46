import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Module } from "../../upstream/db/schema.ts";
import { isAdvanced, findMatches, readQuery, toTsQuery } from "../../upstream/monitor/query.ts";
import { formatReport } from "../../upstream/monitor/report.ts";
import type { MonitorItem, MonitorSearch } from "../../upstream/monitor/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
/** Has all modules of the monitor, and reports. */
let watcher: Person;
/** Has only the basic monitor module. */
let plain: Person;
let journo: Person;

interface ListResponse<T> {
  data: T[];
  meta: { total: number; totalIsEstimate?: boolean; hasMore?: boolean; offset: number; limit: number };
}
type ErrorResponse = { errors: Record<string, string[]>; detail: string };

const everything: Module[] = ["monitor", "monitorAdvanced", "monitorSocial", "monitorPrint", "reports"];
const notInPlan = { status: 422, body: { detail: "Your plan does not include this feature." } };
const missing = { status: 404, body: { detail: "Not found." } };
const BUSINESS = 356;
const TECH = 355;

const at = (day: number) => new Date(Date.UTC(2026, 1, day));
const item = (title: string, day: number, values: object = {}) => ({
  title,
  source: "online",
  publishedAt: at(day).toISOString(),
  ...values,
});

async function add(...items: object[]): Promise<number> {
  const created = await admin.client.post<{ created: number }>("/news/monitor/items", { items });
  expect(created.status).toBe(201);
  return created.body.created;
}

async function save(by: Person, values: object): Promise<MonitorSearch> {
  const created = await by.client.post<MonitorSearch>("/news/monitor/searches", { name: "Mine", ...values });
  expect(created.status).toBe(201);
  return created.body;
}

const monitor = async (by: Person, query = "") => (await by.client.read<ListResponse<MonitorItem>>(`/news/monitor${query}`)).data;
const titles = async (by: Person, query = "") => (await monitor(by, query)).map(({ title }) => title);
const queryOf = (q: string) => `?q=${encodeURIComponent(q)}`;

beforeAll(async () => {
  admin = await env.current.person(["admin"]);
  watcher = await env.current.person(["pr"], { modules: everything });
  plain = await env.current.person(["pr"], { modules: ["monitor"] });
  journo = await env.current.person(["journo"]);
});

beforeEach(async () => {
  await env.current.upstream.jobs.settled();
  await sql`delete from outbox`.execute(env.current.db);
  await sql`delete from monitor_items`.execute(env.current.db);
  await sql`delete from monitor_searches`.execute(env.current.db);
  await sql`delete from stories`.execute(env.current.db);
});

describe("monitor queries", () => {
  it.each([
    ["solar farm", "(('solar':*) & ('farm':*))"],
    ["solar AND farm", "(('solar':*) & ('farm':*))"],
    ["solar OR wind", "(('solar':*)) | (('wind':*))"],
    ["energy NOT gas", "(('energy':*) & !('gas':*))"],
    ['"grid connection" NOT "gas line" OR coal', "(('grid' <-> 'connection') & !('gas' <-> 'line')) | (('coal':*))"],
    ["OR solar AND OR", "(('solar':*))"],
    ["it's \\ & | ! <->", "(('it''s':*) & ('\\\\':*) & ('&':*) & ('|':*) & ('!':*) & ('<->':*))"],
    ['"never closed', "(('never' <-> 'closed'))"],
    [' "" NOT', null],
  ])("parse %s", (q, expected) => {
    expect(toTsQuery(readQuery(q))).toBe(expected);
  });

  it("are advanced if they contain operators in capitals or quotes", () => {
    expect(["solar and wind", "android ORACLE", ""].map(isAdvanced)).toEqual([false, false, false]);
    expect(["a AND b", "a OR b", "NOT a", '"a b"'].map(isAdvanced)).toEqual([true, true, true, true]);
  });

  it("return their matches: whole phrases and beginnings of words", () => {
    const queries = [readQuery('"grid connection" OR sol NOT gas'), readQuery("wind")];
    expect(findMatches(queries, "Solar power: a grid, connection wanted; gas")).toEqual(["grid connection", "sol"]);
    expect(findMatches(queries, "Rewinding the grid connections")).toEqual([]);
  });

  it("ignore words of punctuation in texts of punctuation, without taking long @GEN-05", () => {
    const start = performance.now();
    expect(findMatches([readQuery('solar OR "! ! ! ! ! x" OR "!" OR !')], "!".repeat(100))).toEqual([]);
    expect(findMatches([readQuery('"a !a a!a a! x"')], "a!!!".repeat(100_000))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("the monitor", () => {
  it("@NEWS-07 @GEN-12 finds items and stories, newest first, with their matches", async () => {
    const outlet = await env.current.insert("outlets", { name: "Ledger", slug: "ledger" });
    await add(
      item("Grid upgrade stalls", 3, {
        summary: "Solar farms wait",
        outletId: outlet,
        beats: [TECH, BUSINESS],
        url: "ledger.example/a",
      }),
    );
    const story = await env.current.story(journo.contactId, {
      title: null,
      headline: "Solar on every roof",
      content: "<p>The <em>grid</em> can take it</p>",
      published_at: at(5),
    });
    await env.current.story(journo.contactId, { title: "Grid draft", save_as: "draft" });
    await env.current.story(journo.contactId, { title: "Grid gone", published_at: at(6), deleted_at: at(7) });
    const items = await monitor(watcher, queryOf("grid solar"));
    expect(items).toMatchObject([
      { id: story, storyId: story, title: "Solar on every roof", source: "online", outlet: null, matches: ["grid", "solar"] },
      {
        storyId: null,
        title: "Grid upgrade stalls",
        url: "https://ledger.example/a",
        outlet: { name: "Ledger" },
        beats: [{ key: "business" }, { key: "tech" }],
        publishedAt: at(3).toISOString(),
      },
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(await titles(watcher, queryOf("nothing like it"))).toEqual([]);
  });

  it("filters by operators, beats, sources and dates", async () => {
    await add(
      item("Solar farm opens", 1, { beats: [BUSINESS] }),
      item("Wind farm opens", 2, { source: "print" }),
      item("Solar and wind compared", 3, { source: "social", beats: [TECH] }),
      item("Farm opens late", 4),
    );
    expect(await titles(watcher, queryOf('solar OR "wind farm"'))).toEqual([
      "Solar and wind compared",
      "Wind farm opens",
      "Solar farm opens",
    ]);
    expect(await titles(watcher, queryOf('"farm opens" NOT wind'))).toEqual(["Farm opens late", "Solar farm opens"]);
    expect(await monitor(watcher, queryOf('"! solar"'))).toMatchObject([{ matches: ["! solar"] }, { matches: ["! solar"] }]);
    expect(await titles(watcher, "?sources=print,social")).toEqual(["Solar and wind compared", "Wind farm opens"]);
    expect(await titles(watcher, `?beats=${BUSINESS},${TECH}`)).toEqual(["Solar and wind compared", "Solar farm opens"]);
    expect(await titles(watcher, `?from=${at(2).toISOString()}&to=${at(3).toISOString()}`)).toEqual([
      "Solar and wind compared",
      "Wind farm opens",
    ]);
    expect(await titles(watcher, "?offset=1&limit=2")).toEqual(["Solar and wind compared", "Wind farm opens"]);
  });

  it("counts up to 1,000 results on every page, and returns the newest in order if there are more @NEWS-07", async () => {
    const meta = async (query: string) =>
      (await watcher.client.read<ListResponse<MonitorItem>>(`/news/monitor?limit=2&${query}`)).meta;
    expect(await meta("offset=0")).toEqual({ total: 0, offset: 0, limit: 2 });
    await add(item("Solar farm opens", 1), item("Wind farm opens", 2), item("Tide farm opens", 3));
    expect(await meta("offset=0")).toEqual({ total: 3, offset: 0, limit: 2 });
    expect(await meta("offset=2")).toEqual({ total: 3, offset: 2, limit: 2 });
    expect(await meta("offset=9")).toEqual({ total: 3, offset: 9, limit: 2 });
    await sql`insert into monitor_items (title, source, published_at, created_at)
      select 'Rain in town ' || n, 'online', ${at(4)}::timestamptz + n * interval '1 second', ${at(4)}
      from generate_series(1, 998) as n`.execute(env.current.db);
    const estimate = { total: 1000, totalIsEstimate: true, hasMore: true, limit: 2 };
    expect(await meta("offset=0")).toEqual({ ...estimate, offset: 0 });
    expect(await titles(watcher, "?limit=3&offset=996")).toEqual(["Rain in town 2", "Rain in town 1", "Tide farm opens"]);
    expect(await meta("offset=996")).toEqual({ ...estimate, offset: 996 });
    expect(await meta("offset=999")).toEqual({ total: 1001, offset: 999, limit: 2 });
  });

  it("is limited to the modules of the plan", async () => {
    await add(item("Online news", 1), item("Social news", 2, { source: "social" }), item("Print news", 3, { source: "print" }));
    expect(await titles(plain)).toEqual(["Online news"]);
    for (const query of ["?sources=social", "?sources=online,print", queryOf("a OR b"), queryOf('"a b"')])
      expect(await plain.client.get(`/news/monitor${query}`)).toMatchObject(notInPlan);
    for (const values of [{ q: "NOT a" }, { q: "a", sources: ["print"] }])
      expect(await plain.client.post("/news/monitor/searches", { name: "A", ...values })).toMatchObject(notInPlan);
    expect(await plain.client.get("/news/monitor/report")).toMatchObject(missing);
    for (const path of ["/news/monitor", "/news/monitor/searches", "/news/monitor/report"]) {
      expect(await journo.client.get(path)).toMatchObject(missing);
      expect(await admin.client.get(path)).toMatchObject(missing);
    }
    expect(await journo.client.post("/news/monitor/searches", { name: "A", q: "a" })).toMatchObject(missing);
    expect((await env.current.guest.get("/news/monitor")).status).toBe(401);
  });

  it("@NEWS-07 shows the items of all saved searches or of one, and counts new ones", async () => {
    await add(item("Solar farm", 1, { beats: [TECH] }), item("Wind farm", 2), item("Coal mine", 3));
    const solar = await save(watcher, { name: " Sun ", q: "solar", beats: [TECH], notify: true });
    expect(solar).toMatchObject({ name: "Sun", q: "solar", beats: [TECH], sources: [], notify: true, newCount: 0 });
    const wind = await save(watcher, { q: "wind" });
    expect(await titles(watcher)).toEqual(["Wind farm", "Solar farm"]);
    expect(await titles(watcher, `?searchId=${solar.id}`)).toEqual(["Solar farm"]);
    expect(await titles(watcher, queryOf("coal"))).toEqual(["Coal mine"]);

    env.current.advance(10);
    await add(item("More solar", 4, { beats: [TECH] }), item("Solar without a beat", 5));
    const counts = async () =>
      (await watcher.client.read<ListResponse<MonitorSearch>>("/news/monitor/searches")).data.map(({ newCount }) => newCount);
    expect(await counts()).toEqual([1, 0]);
    env.current.advance(1);
    expect(await titles(watcher, `?searchId=${solar.id}`)).toEqual(["More solar", "Solar farm"]);
    expect(await counts()).toEqual([0, 0]);

    const path = `/news/monitor/searches/${wind.id}`;
    expect((await watcher.client.patch<MonitorSearch>(path, { q: "farm", sources: ["online"] })).body).toMatchObject({
      name: "Mine",
      q: "farm",
      sources: ["online"],
    });
    expect(await plain.client.patch(path, { q: "farm" })).toMatchObject(missing);
    expect(await plain.client.delete(path)).toMatchObject(missing);
    expect(await plain.client.get(`/news/monitor?searchId=${wind.id}`)).toMatchObject(missing);
    expect((await watcher.client.delete(path)).status).toBe(204);
    expect(await counts()).toEqual([0]);
  });

  it("a search that the plan no longer includes can be renamed and stops sending mails, but stays as it is @NEWS-07", async () => {
    const person = await env.current.person(["pr"], { modules: everything });
    const { id } = await save(person, { q: "solar OR wind", sources: ["print"], notify: true });
    await sql`update users set modules = '{monitor}' where id = ${person.userId}`.execute(env.current.db);
    const change = (values: object) => person.client.patch<MonitorSearch>(`/news/monitor/searches/${id}`, values);
    expect(await change({ notify: false, name: "Old" })).toMatchObject({ status: 200, body: { notify: false, name: "Old" } });
    const whole = { name: "Old", q: "solar OR wind", sources: ["print"], beats: [] };
    expect(await change({ ...whole, notify: true })).toMatchObject({ status: 200, body: { notify: true, ...whole } });
    for (const values of [{ q: "coal OR gas" }, { sources: ["social"] }]) expect(await change(values)).toMatchObject(notInPlan);
  });

  it("@NEWS-07 counts what is new for searches that were read lately and long ago, each since its own time", async () => {
    const searches = async () => (await watcher.client.read<ListResponse<MonitorSearch>>("/news/monitor/searches")).data;
    await save(watcher, { name: "Long ago", q: "solar" });
    await save(watcher, { name: "Topics long ago", sources: ["print"] });
    env.current.advance(10 * 24 * 60);
    await add(item("Solar farm", 1), item("Solar print", 1, { source: "print", beats: [TECH] }));
    await env.current.story(journo.contactId, { title: "Solar story" });
    await env.current.story(journo.contactId, { title: "Solar gone", deleted_at: env.current.time });
    env.current.advance(1);
    await save(watcher, { name: "Lately", q: "solar OR wind" });
    env.current.advance(1);
    await add(item("Wind and solar", 1), item("Wind print", 1, { source: "print" }), item("Coal", 1));
    await save(watcher, { name: "Just now", q: "solar" });
    env.current.advance(1);
    await env.current.story(journo.contactId, { title: "Solar roof" });
    expect((await searches()).map(({ name, newCount }) => [name, newCount])).toEqual([
      ["Long ago", 5],
      ["Topics long ago", 2],
      ["Lately", 3],
      ["Just now", 1],
    ]);
  });

  it.each([
    ["no name", { name: " ", q: "a" }, { name: ["Name is required."] }],
    ["no search term", { name: "A" }, { q: ["Search term is required."] }],
    ["an unknown beat", { name: "A", q: "a", beats: [1] }, { beats: ["A beat was not found."] }],
    ["an unknown source", { name: "A", q: "a", sources: ["radio"] }, { sources: ["Sources is not valid."] }],
  ])("refuses to save a search with %s", async (_, body, errors) => {
    const refused = await watcher.client.post<ErrorResponse>("/news/monitor/searches", body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, Object.keys(errors)]);
  });

  it("saves at most 50 searches, also from concurrent requests", async () => {
    const { client } = await env.current.person(["pr"], { modules: everything });
    const create = () => client.post("/news/monitor/searches", { name: "Wind", q: "wind" });
    for (let saved = 0; saved < 49; saved += 1) expect((await create()).status).toBe(201);
    const responses = await Promise.all([create(), create(), create()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(await create()).toMatchObject({ status: 422, body: { detail: "You can save at most 50 searches." } });
  });

  it("mails new items to those who want notifications, once per search", async () => {
    const { id } = await save(watcher, { name: "Sun", q: "solar", notify: true });
    await save(watcher, { q: "solar" });
    await save(plain, { name: "Calm", q: "coal", notify: true });
    env.current.advance(1);
    await add(item("Solar farm", 1), item("Solar roof", 2));
    await env.current.upstream.jobs.settled();
    const { rows } = await sql<{ recipient: string; subject: string; text: string }>`
      select recipient, subject, text from outbox order by id`.execute(env.current.db);
    expect(rows).toMatchObject([{ recipient: watcher.email, subject: '2 new items for "Sun"' }]);
    expect(rows[0]?.text).toContain(`/news/monitor?search=${id}`);
  });

  it("counts each new item in one mail, also when several batches arrive before the mails are written @NEWS-07", async () => {
    await save(watcher, { name: "Sun", q: "solar", notify: true });
    env.current.advance(1);
    const batches = [1, 2, 3].map((day) => [item("Solar farm", day), item("Solar roof", day), item("Coal mine", day)]);
    await Promise.all(batches.map((items) => add(...items)));
    // A job of an earlier release, which names no items.
    const since = new Date(env.current.time.getTime() - 1).toISOString();
    await env.current.upstream.jobs.enqueue(env.current.db, "mail-watchers", { since });
    await env.current.upstream.jobs.settled();
    const { rows } = await sql<{ subject: string }>`select subject from outbox order by id`.execute(env.current.db);
    expect(rows.map(({ subject }) => subject.replace(/ new.*/, "")).toSorted()).toEqual(["2", "2", "2", "6"]);
  });

  it.each([
    ["a story", () => admin.client.post("/stories", { kind: "media", title: "Solar story", content: "<p>Sun</p>" })],
    [
      "an announcement that becomes news",
      () => journo.client.post("/announcements", { kind: "media", title: "Solar news", content: "<p>Sun</p>" }),
    ],
    [
      "a draft that is published",
      async () => {
        const draft = { kind: "epitome", title: "Solar draft", content: "<p>Sun</p>", saveAs: "draft" };
        const { body } = await journo.client.post<{ id: number }>("/announcements", draft);
        await journo.client.patch(`/announcements/${body.id}`, { headline: "Still a draft" });
        await journo.client.patch(`/announcements/${body.id}`, { status: "published" });
        return journo.client.patch(`/announcements/${body.id}`, { headline: "Published before" });
      },
    ],
  ])("notifies about %s once, but not about announcements that are no news", async (_, publish) => {
    await save(watcher, { name: "Sun", q: "solar", notify: true });
    env.current.advance(1);
    expect((await publish()).status).toBeLessThan(300);
    await journo.client.post("/announcements", { kind: "announcement", title: "Solar office", content: "<p>Sun</p>" });
    await env.current.upstream.jobs.settled();
    const { rows } = await sql<{ subject: string }>`select subject from outbox`.execute(env.current.db);
    expect(rows).toEqual([{ subject: '1 new item for "Sun"' }]);
  });

  it("accepts items from platform admins only, each address once, all or none", async () => {
    expect((await watcher.client.post("/news/monitor/items", { items: [item("A", 1)] })).status).toBe(403);
    expect(await add(item("A", 1, { url: "a.example/1" }), item("B", 1, { url: "https://a.example/1" }), item("C", 1))).toBe(2);
    expect(await add(item("A again", 1, { url: "https://a.example/1" }))).toBe(0);
    const refused = await admin.client.post<ErrorResponse>("/news/monitor/items", {
      items: [item("D", 1), item("E", 1, { url: "no address", outletId: 5, beats: [1] })],
    });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      422,
      ["items.1.url", "items.1.outletId", "items.1.beats"],
    ]);
    expect(await titles(watcher)).toEqual(["C", "A"]);
  });

  it("@GEN-12 reports the items of the same filters as CSV", async () => {
    await add(item('Solar, "cheap"', 1, { summary: "=1+1" }), item("Wind", 2, { source: "print" }));
    const report = await watcher.client.get<string>(`/news/monitor/report${queryOf("solar")}`);
    expect(report.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(report.body).toBe(
      "Published,Title,Summary,Source,Outlet,Beats,Matches,Address\r\n" +
        `${at(1).toISOString()},"Solar, ""cheap""",'=1+1,online,,,solar,\r\n`,
    );
    expect(formatReport([])).toBe("Published,Title,Summary,Source,Outlet,Beats,Matches,Address\r\n");
  });
});
