import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Insertable } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../../gateway/server.ts";
import { readSettings } from "../../../gateway/settings.ts";
import type { Database } from "../../../upstream/db/schema.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const crawler = { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" };
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0" };
const general = "Communities, posts and press work";
const generalTags = { title: "Pressroom", description: general };
const page = `<!doctype html><html><head>
  <meta name="description" content="${general}" />
  <title>x</title><script type="application/json" id="settings">{}</script></head><body></body></html>`;

describe("link previews", () => {
  let env: TestEnv;
  let gateway: Gateway;
  let folder: string;
  let author: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    author = await env.fixtures.person(["pr"]);
    folder = mkdtempSync(path.join(tmpdir(), "previews-"));
    writeFileSync(path.join(folder, "index.html"), page);
    const variables = { PORT: "0", UPSTREAM_URL: env.upstream.url, PUBLIC_URL: "https://press.example.com", APP_BASES: "app" };
    gateway = await createGateway({ settings: readSettings(variables), webRoot: folder, log: pino({ level: "silent" }) });
  });
  afterEach(() => env.upstream.reset());
  afterAll(async () => {
    await gateway?.close();
    await env?.stop();
    rmSync(folder, { recursive: true });
  });

  const requestPage = (address: string, headers: Record<string, string> = crawler) => fetch(gateway.url + address, { headers });

  /** The title and the tags of a page, by name. */
  async function readTags(address: string, headers?: Record<string, string>): Promise<Record<string, string>> {
    const html = await (await requestPage(address, headers)).text();
    const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    return { title, ...Object.fromEntries(tags.map(([, name = "", content = ""]) => [name, content])) };
  }

  async function announce(fields: { title: string } & Partial<Insertable<Database["announcements"]>>): Promise<number> {
    const at = env.fixtures.time();
    const common = { kind: "media", status: "published", author_id: author.contactId, creator_id: author.contactId } as const;
    const { id } = await env.fixtures.db
      .insertInto("announcements")
      .values({ ...common, created_at: at, published_at: at, ...fields })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  it("have the title, the summary and the picture of an announcement, and count no view @ROUTE-14", async () => {
    const img_id = await env.fixtures.image();
    const { path: file } = await env.fixtures.db
      .selectFrom("images")
      .select("path")
      .where("id", "=", img_id)
      .executeTakeFirstOrThrow();
    const id = await announce({ title: `"Tides" & <tariffs>`, summary: "What\nchanges in spring.", img_id });
    expect(await readTags(`/announcements/${id}`)).toEqual({
      title: "&quot;Tides&quot; &amp; &lt;tariffs&gt;",
      description: "What changes in spring.",
      "og:type": "article",
      "og:site_name": "Pressroom",
      "og:title": "&quot;Tides&quot; &amp; &lt;tariffs&gt;",
      "og:description": "What changes in spring.",
      "og:url": `https://press.example.com/announcements/${id}`,
      "og:image": `https://press.example.com${file}`,
      "og:image:width": "640",
      "og:image:height": "480",
      "twitter:card": "summary_large_image",
    });
    expect(await readTags(`/app/announcements/${id}?from=mail`)).toMatchObject({
      "og:title": "&quot;Tides&quot; &amp; &lt;tariffs&gt;",
      "og:url": `https://press.example.com/app/announcements/${id}`,
    });
    expect(await env.fixtures.db.selectFrom("announcement_views").selectAll().execute()).toEqual([]);
  });

  it("shorten long texts after a word, without their markup", async () => {
    const content = `<p>First <strong>li</strong>ne.<br>Then</p><p>${"Second &amp; last. ".repeat(40)}</p>`;
    const id = await announce({ title: "Harbour ".repeat(40), content });
    const { title = "", description = "" } = await readTags(`/announcements/${id}`);
    expect(title).toMatch(/^(Harbour )+Harbour…$/);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(description).toMatch(/^First line\. Then (Second &amp; last\. )+(Second|Second &amp;|Second &amp; last\.)…$/);
    expect(description.replaceAll("&amp;", "&").length).toBeLessThanOrEqual(240);
  });

  it("exist for stories, interviews, people, companies and outlets", async () => {
    const { fixtures } = env;
    const story = await fixtures.story(author.contactId, { title: "Storm over the coast", content: "<p>Waves.</p>" });
    const at = fixtures.time();
    const owner = { author_id: author.contactId, creator_id: author.contactId };
    const interview = await fixtures.db
      .insertInto("interviews")
      .values({ ...owner, title: "Five questions", type: "text", status: "open", created_at: at, published_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const company = await fixtures.company();
    await fixtures.db
      .updateTable("companies")
      .set({ description: "Ships < 100 m" })
      .where("contact_id", "=", company.contactId)
      .execute();
    await fixtures.db.insertInto("outlets").values({ name: "The Tide", slug: "the-tide" }).execute();
    await fixtures.db
      .updateTable("contacts")
      .set({ name: "Ana Reyes", avatar: "/files/ana.webp" })
      .where("id", "=", author.contactId)
      .execute();

    expect(await readTags(`/stories/${story}`)).toMatchObject({ title: "Storm over the coast", description: "Waves." });
    expect(await readTags(`/interviews/${interview.id}`)).toMatchObject({ title: "Five questions", description: general });
    expect(await readTags(`/u/${author.slug}`)).toMatchObject({
      title: "Ana Reyes",
      "og:type": "profile",
      "og:image": "https://press.example.com/files/ana.webp",
      "twitter:card": "summary",
    });
    expect(await readTags(`/C/${company.slug}`)).toMatchObject({ description: "Ships &lt; 100 m" });
    expect(await readTags("/o/the-tide")).toMatchObject({ title: "The Tide", "og:type": "profile" });
  });

  it("show crawlers only what guests see", async () => {
    const draft = await announce({ title: "Not yet", status: "draft", published_at: null });
    const deleted = await announce({ title: "No longer", deleted_at: env.fixtures.time() });
    const authorization = `Bearer ${author.sid}`;
    for (const id of [draft, deleted, 999_999, "12345678901234567890"])
      expect(await readTags(`/announcements/${id}`, { ...crawler, authorization })).toEqual(generalTags);
    expect(await readTags("/u/nobody")).toEqual(generalTags);
    expect(await readTags("/stories/999999")).toEqual(generalTags);
  });

  it("give crawlers status 404 for what does not exist for guests, and browsers 200", async () => {
    const id = await announce({ title: "Tides" });
    const draft = await announce({ title: "Not yet", status: "draft", published_at: null });
    const statusOf = async (address: string, headers?: Record<string, string>) => (await requestPage(address, headers)).status;
    for (const address of [`/announcements/${draft}`, "/u/nobody", "/stories/999999", "/app/o/nothing"]) {
      expect(await statusOf(address), address).toBe(404);
      expect(await statusOf(address, browser), address).toBe(200);
    }
    for (const address of [`/announcements/${id}`, `/u/${author.slug}`, "/communities"])
      expect(await statusOf(address), address).toBe(200);
  });

  it("are left out while the REST API fails, and the page is not reported as missing", async () => {
    const id = await announce({ title: "Tides" });
    env.upstream.fail({ path: /\/announcements\//, status: 500 });
    expect(await readTags(`/announcements/${id}`)).toEqual(generalTags);
    expect((await requestPage(`/announcements/${id}`)).status).toBe(200);
  });

  it("are read eight at a time and not waited for when the REST API is slow", async () => {
    const id = await announce({ title: "Tides" });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    env.upstream.intercept(async (_call, response) => {
      await released;
      response.destroy();
    });
    const pages = await Promise.all(Array.from({ length: 20 }, () => readTags(`/announcements/${id}`)));
    release();
    expect(pages).toEqual(pages.map(() => generalTags));
    expect(env.upstream.calls.length).toBe(8);
  });

  it("cost browsers and signed-in users no call", async () => {
    const id = await announce({ title: "Tides" });
    const before = env.upstream.calls.length;
    const visits = [browser, { ...crawler, "sec-fetch-dest": "document" }, { ...crawler, cookie: `sid=${author.sid}` }];
    for (const headers of visits) expect(await readTags(`/announcements/${id}`, headers)).toEqual(generalTags);
    expect(await readTags("/communities")).toEqual(generalTags);
    expect(env.upstream.calls.length).toBe(before);
  });
});
