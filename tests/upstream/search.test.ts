import { beforeAll, describe, expect, it } from "vitest";
import type { SearchPage } from "../../upstream/search/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let author: Person;
let reader: Person;

beforeAll(async () => {
  author = await env.current.person(["journo"], {}, { name: "Ada Author" });
  reader = await env.current.person(["pr"], {}, { name: "Rita Reader" });
});

const search = (q: string, more = "", client = reader.client) =>
  client.read<SearchPage>(`/search?q=${encodeURIComponent(q)}&limit=100${more}`);

/** "job 17" for each result, in order. */
const resultsOf = async (...args: Parameters<typeof search>) =>
  (await search(...args)).data.map(({ type, id }) => `${type} ${id}`);

describe("a search", () => {
  it("@ROUTE-60 finds people, companies, outlets, communities, posts of all types, stories, announcements and interviews, with counts", async () => {
    const { current } = env;
    const person = await current.contact({
      name: "Quokka Quinn",
      slug: "quokka-quinn",
      job: "Editor",
      organization: "The Herald",
    });
    await current.company({ name: "Quokka Works", slug: "quokka-works", avatar: "/files/logo.png" });
    const outlet = await current.insert("outlets", { name: "The Quokka", slug: "the-quokka", description: "News of the west" });
    const community = await current.community({ name: "Friends of quokkas", slug: "quokkas" });
    const types = ["communityPost", "job", "callout", "event", "record", "reaction", "statement"] as const;
    for (const type of types)
      await current.post(type, author.contactId, { content: `<p>About a <strong>quokka</strong>, by a ${type}</p>` });
    const story = await current.story(author.contactId, {
      title: "Island life",
      summary: "Where a quokka lives",
      kind: "epitome",
    });
    await current.insert("announcements", {
      kind: "announcement",
      status: "published",
      title: "A day for the quokka",
      author_id: author.contactId,
      creator_id: author.contactId,
      created_at: current.time,
      published_at: current.time,
    });
    const interview = await current.insert("interviews", {
      title: "Keeping quokkas",
      type: "text",
      status: "open",
      description: "<p>Three questions</p>",
      author_id: author.contactId,
      creator_id: author.contactId,
      created_at: current.time,
      published_at: current.time,
    });
    const { data, meta } = await search("quokka");
    expect(meta.counts).toEqual({
      person: 1,
      company: 1,
      outlet: 1,
      community: 1,
      communityPost: 1,
      job: 1,
      callout: 1,
      event: 1,
      record: 1,
      reaction: 1,
      statement: 1,
      story: 1,
      announcement: 1,
      interview: 1,
    });
    expect(meta).toMatchObject({ total: 14, offset: 0, limit: 100 });
    expect(data).toHaveLength(14);
    const of = (type: string) => data.find((result) => result.type === type);
    expect(of("person")).toEqual({
      type: "person",
      id: person,
      slug: "quokka-quinn",
      title: "Quokka Quinn",
      summary: "Editor, The Herald",
      img: null,
      author: null,
      publishedAt: null,
    });
    expect(of("company")).toMatchObject({ slug: "quokka-works", title: "Quokka Works", img: "/files/logo.png" });
    expect(of("outlet")).toMatchObject({ id: outlet, slug: "the-quokka", summary: "News of the west" });
    expect(of("community")).toMatchObject({ id: community, slug: "quokkas", title: "Friends of quokkas" });
    expect(of("job")).toMatchObject({
      slug: null,
      title: "Sub-editor",
      summary: "About a quokka, by a job",
      author: { id: author.contactId },
      publishedAt: current.time.toISOString(),
    });
    expect(of("communityPost")).toMatchObject({ title: "About a quokka, by a communityPost", summary: null });
    expect(of("story")).toMatchObject({ id: story, title: "Island life", summary: "Where a quokka lives" });
    expect(of("interview")).toMatchObject({ id: interview, title: "Keeping quokkas", summary: "Three questions" });
  });

  it("can be limited to types, whose results are the total, and still counts the others", async () => {
    const { data, meta } = await search("quokka", "&types=person,story");
    expect(data.map(({ type }) => type)).toEqual(["person", "story"]);
    expect(meta).toMatchObject({ total: 2, counts: { person: 1, story: 1, job: 1 } });
    expect(await reader.client.get("/search?q=quokka&types=animal")).toMatchObject({
      status: 400,
      body: { errors: { types: ["Invalid type [animal]"] } },
    });
  });

  it("ranks names that start with the words first, then names with the words, then the newest texts, across pages", async () => {
    const { current } = env;
    const post = (title: string, minutes: number, content = "<p>Nothing more</p>") =>
      current.post("callout", author.contactId, { title, content, published_at: current.ago(minutes) });
    const inText = await post("Looking for a keeper", 1, "<p>of a wombat burrow</p>");
    const within = await post("The burrow of a wombat", 2);
    const older = await post("Wombat burrow, the first", 90);
    const newer = await post("Wombat burrow, the second", 3);
    const word = await post("A wombat burrow is open", 4);
    const name = await current.contact({ name: "Wombat Burrow" });
    const expected = [
      `person ${name}`,
      `callout ${newer}`,
      `callout ${older}`,
      `callout ${word}`,
      `callout ${within}`,
      `callout ${inText}`,
    ];
    expect(await resultsOf("  WOMBAT   burr ")).toEqual(expected);
    const pages: string[] = [];
    for (const offset of [0, 2, 4, 6]) {
      const { data, meta } = await reader.client.read<SearchPage>(`/search?q=wombat+burrow&limit=2&offset=${offset}`);
      expect(meta).toMatchObject({ total: 6, offset, limit: 2 });
      pages.push(...data.map(({ type, id }) => `${type} ${id}`));
    }
    expect(pages).toEqual(expected);
  });

  it("treats special characters as text", async () => {
    const { current } = env;
    const sale = await current.post("statement", author.contactId, {
      content: "<p>Numbats: 100% off_road &amp; O'Neil C:\\dir</p>",
    });
    await current.post("statement", author.contactId, { content: "<p>Numbats, 100 of them, off the road</p>" });
    expect(await resultsOf("O'Neil")).toEqual([`statement ${sale}`]);
    expect(await resultsOf("C:\\dir")).toEqual([`statement ${sale}`]);
    expect(await resultsOf("numbat off_road")).toEqual([`statement ${sale}`]);
    for (const signs of ["%%", "__", "\\\\", "' | '", ":* & !", "<strong>", "a' | 'numbats", "\0\0numb%"])
      expect([signs, (await reader.client.get(`/search?q=${encodeURIComponent(signs)}`)).status]).toEqual([signs, 200]);
    expect(await resultsOf("%%")).toEqual([]);
    expect(await resultsOf("strong")).toEqual([]);
  });

  it("shows the part of a text with the words, and the beginning of a post as its title", async () => {
    const filler = "one two three four five six seven eight nine ten ".repeat(10);
    await env.current.post("job", author.contactId, { content: `<p>${filler}</p><p>here a bilby sleeps. ${filler}</p>` });
    await env.current.post("record", author.contactId, { content: `<p>${filler}</p><p>and a bilby wakes up</p>` });
    const { data } = await search("bilby");
    const [job, record] = ["job", "record"].map((type) => data.find((result) => result.type === type));
    expect(job?.title).toBe("Sub-editor");
    expect(job?.summary).toMatch(/^….* here a bilby sleeps\. .*…$/);
    expect(job?.summary?.length).toBeLessThan(205);
    expect(record?.title).toMatch(/^one two three .*…$/);
    expect(record?.summary).toMatch(/^….*and a bilby wakes up$/);
  });

  it("shows the words also where the text before them has no spaces", async () => {
    const content = `<p>a${"😀".repeat(150)}。東京タワー${"い".repeat(100)} ${"う".repeat(300)}</p>`;
    await env.current.post("callout", author.contactId, { title: "東京", content });
    const { data } = await search("東京");
    expect(data).toMatchObject([{ title: "東京", summary: expect.stringMatching(/^…😀+。東京タワーい+…$/u) }]);
  });

  it("@VALID-20 requires at least two characters and a session", async () => {
    for (const q of ["", "a", "%20a%20", "%F0%9F%A6%98"]) {
      expect(await reader.client.get(`/search?q=${q}`)).toMatchObject({
        status: 422,
        body: { errors: { q: ["Search term must have at least 2 characters."] } },
      });
    }
    expect((await reader.client.get("/search")).status).toBe(422);
    expect((await env.current.guest.get("/search?q=quokka")).status).toBe(401);
  });
});

describe("a search excludes", () => {
  it("@POST-24 drafts, deleted posts, posts for other audiences and in private communities", async () => {
    const { current } = env;
    const member = await current.person(["pr"]);
    const admin = await current.person(["admin"]);
    const closed = await current.community({ name: "Closed", type: "private", description: "For potoroo keepers" }, [
      member.contactId,
    ]);
    const potoroo = (values: Parameters<typeof current.post>[2], communities: number[] = []) =>
      current.post("job", author.contactId, { title: "Potoroo", ...values }, communities);
    const open = await potoroo({ published_at: current.ago(1) });
    const inside = await potoroo({ published_at: current.ago(2) }, [closed]);
    const experts = await potoroo({ user_types: ["experts"], published_at: current.ago(3) });
    await potoroo({ deleted_at: current.time });
    await potoroo({ save_as: "draft" });
    await current.story(author.contactId, { title: "Potoroo", save_as: "draft" });
    await current.story(author.contactId, { title: "Potoroo", deleted_at: current.time });
    const by = { author_id: author.contactId, creator_id: author.contactId, created_at: current.time };
    await current.insert("interviews", { title: "Potoroo", type: "text", status: "draft", ...by });
    await current.insert("interviews", {
      title: "Potoroo",
      type: "text",
      status: "open",
      published_at: current.time,
      deleted_at: current.time,
      ...by,
    });
    const community = `community ${closed}`;
    const all = [`job ${open}`, `job ${inside}`, `job ${experts}`, community];
    expect(await resultsOf("potoroo")).toEqual([`job ${open}`, community]);
    expect(await resultsOf("potoroo", "", member.client)).toEqual([`job ${open}`, `job ${inside}`, community]);
    expect(await resultsOf("potoroo", "", author.client)).toEqual(all);
    expect(await resultsOf("potoroo", "", admin.client)).toEqual(all);
    expect((await search("potoroo")).meta.counts).toMatchObject({ job: 1, story: 0, interview: 0 });
  });

  it("the texts of private people, who are found only by name and job", async () => {
    const hidden = await env.current.person(
      ["expert"],
      {},
      { name: "Hidden One", job: "Dibbler", about: "Keeps a thylacine", is_private: true },
    );
    expect(await resultsOf("thylacine")).toEqual([]);
    expect(await resultsOf("thylacine", "", hidden.client)).toEqual([`person ${hidden.contactId}`]);
    expect((await search("dibbler")).data).toMatchObject([{ title: "Hidden One", summary: "Dibbler" }]);
    expect((await search("dibbler", "", hidden.client)).data).toMatchObject([{ summary: "Dibbler · Keeps a thylacine" }]);
  });
});
