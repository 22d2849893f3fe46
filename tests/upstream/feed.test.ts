import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "../../upstream/users/schema.ts";
import type { Client } from "./client.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let reader: Person;
let author: number;

interface Item {
  id: number;
  type: string;
  commentable: {
    comments: { id: number; children: { id: number }[]; childrenCount: number }[];
    commentsCount: number;
    totalCommentsCount: number;
  };
}
interface Feed {
  data: Item[];
  meta: { total: number; offset: number; limit: number };
}

beforeAll(async () => {
  reader = await env.current.person(["pr"]);
  author = await env.current.contact();
});

const keysOf = (feed: Feed) => feed.data.map(({ type, id }) => `${type} ${id}`);
const timelineOf = async (client: Client) => {
  const user = await client.read<CurrentUser>("/current_user/info");
  return { user, path: `/feeds/timeline/${user.getstream?.userId}` };
};

describe("the home feed", () => {
  it("@FEED-01 shows a post in two joined communities once, and follows its moves, deletion and restoring", async () => {
    const person = await env.current.person(["pr"]);
    const [one, two] = [await env.current.community({}, [person.contactId]), await env.current.community({}, [person.contactId])];
    const other = await env.current.community();
    const post = await env.current.post("job", author, {}, [one, two]);
    const { db } = env.current;
    const shown = async () => {
      const feed = await person.client.read<Feed>("/posts?limit=100");
      return keysOf(feed).filter((key) => key === `job ${post}`).length;
    };
    const move = async (communities: number[]) => {
      await db.deleteFrom("post_communities").where("post_id", "=", post).execute();
      for (const id of communities) await db.insertInto("post_communities").values({ post_id: post, community_id: id }).execute();
    };
    const remove = (at: Date | null) => db.updateTable("posts").set({ deleted_at: at }).where("id", "=", post).execute();
    expect(await shown()).toBe(1);
    await move([other]);
    expect(await shown()).toBe(0);
    await move([]);
    expect(await shown()).toBe(1);
    await remove(env.current.time);
    expect(await shown()).toBe(0);
    await remove(null);
    expect(await shown()).toBe(1);
  });
});

describe("the feed of a community", () => {
  it("@API-080 @FEED-02 lists its posts and news, newest first, then by highest id", async () => {
    const community = await env.current.community({ slug: "ordered" });
    const at = env.current.ago(10);
    const expected: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const id = await env.current.post(i % 2 === 0 ? "job" : "statement", author, { published_at: at }, [community]);
      expected.unshift(`${i % 2 === 0 ? "job" : "statement"} ${id}`);
    }
    const older = await env.current.story(author, { published_at: env.current.ago(11) });
    const newer = await env.current.story(author, { kind: "marcoms", published_at: env.current.ago(9) });
    for (const story of [older, newer])
      await env.current.db.insertInto("story_communities").values({ story_id: story, community_id: community }).execute();
    await env.current.story(author);
    await env.current.post("job", author);
    const feed = await reader.client.read<Feed>("/posts?communitySlug=ordered");
    expect(keysOf(feed)).toEqual([`marcoms ${newer}`, ...expected, `media ${older}`]);
    expect(feed.meta).toEqual({ total: 8, offset: 0, limit: 20 });
    const pages: string[] = [];
    for (let offset = 0; offset < 9; offset += 3)
      pages.push(...keysOf(await reader.client.read<Feed>(`/posts?communitySlug=ordered&limit=3&offset=${offset}`)));
    expect(pages).toEqual(keysOf(feed));
  });

  it("@FEED-02 returns 404 for an unknown slug and compares slugs case-insensitively", async () => {
    expect((await reader.client.get("/posts?communitySlug=nowhere")).status).toBe(404);
    expect((await reader.client.get("/posts?communitySlug=ORDERED")).status).toBe(200);
  });
});

describe("the filter by type", () => {
  it("@FEED-03 accepts types separated by commas or repeated; all ten if it is absent or empty", async () => {
    const community = await env.current.community({ slug: "typed" });
    const expected = new Map<string, number>();
    for (const type of ["communityPost", "job", "callout", "event", "record", "reaction", "statement"] as const)
      expected.set(type, await env.current.post(type, author, {}, [community]));
    for (const kind of ["media", "epitome", "marcoms"] as const) {
      const story = await env.current.story(author, { kind });
      await env.current.db.insertInto("story_communities").values({ story_id: story, community_id: community }).execute();
      expected.set(kind, story);
    }
    const typesOf = async (query: string) =>
      (await reader.client.read<Feed>(`/posts?communitySlug=typed${query}`)).data.map(({ type }) => type).toSorted();
    const all = [...expected.keys()].toSorted();
    expect(await typesOf("")).toEqual(all);
    expect(await typesOf("&types=")).toEqual(all);
    for (const type of all) expect(await typesOf(`&types=${type}`)).toEqual([type]);
    expect(await typesOf("&types=media,marcoms,epitome")).toEqual(["epitome", "marcoms", "media"]);
    expect(await typesOf("&type=job&type=event")).toEqual(["event", "job"]);
    expect(await typesOf("&types=job&types=event")).toEqual(["event", "job"]);
  });

  it("@FEED-03 keeps the order of the whole feed over several communities, types and pages", async () => {
    const person = await env.current.person(["pr"]);
    const [one, two] = [await env.current.community({}, [person.contactId]), await env.current.community({}, [person.contactId])];
    const expected: string[] = [];
    const audiences = [[one], [two], [one, two], []];
    for (let i = 0; i < 16; i += 1) {
      const type = (["job", "event", "statement"] as const)[i % 3] ?? "job";
      const id = await env.current.post(
        type,
        author,
        { published_at: env.current.ago(-60 - Math.floor(i / 2)) },
        audiences[i % 4],
      );
      if (type !== "statement") expected.unshift(`${type} ${id}`);
    }
    expected.unshift(`media ${await env.current.story(author, { published_at: env.current.ago(-90) })}`);
    await env.current.story(author, { kind: "epitome", published_at: env.current.ago(-90) });
    const pages: string[] = [];
    for (let offset = 0; offset < expected.length; offset += 4) {
      const limit = Math.min(4, expected.length - offset);
      pages.push(...keysOf(await person.client.read<Feed>(`/posts?types=job,event,media&limit=${limit}&offset=${offset}`)));
    }
    expect(pages).toEqual(expected);
  });

  it("@FEED-03 @ERR-07 names unknown types in its error", async () => {
    const { status, body } = await reader.client.get("/posts?types=job,foo");
    expect([status, body]).toEqual([400, { errors: { types: ["Invalid type [foo]"] } }]);
  });
});

describe("items of a feed", () => {
  it("include the newest 2 comments with their first 2 replies each, and all counts", async () => {
    const community = await env.current.community({ slug: "talkative" });
    const post = { type: "communityPost", id: await env.current.post("communityPost", author, {}, [community]) } as const;
    const tops: number[] = [];
    for (let i = 0; i < 4; i += 1) tops.push(await env.current.comment(post, author, { created_at: env.current.ago(10 - i) }));
    const newest = tops[3] ?? 0;
    const replies: number[] = [];
    for (let i = 0; i < 3; i += 1)
      replies.push(await env.current.comment(post, author, { parent_id: newest, created_at: env.current.ago(5 - i) }));
    const { data } = await reader.client.read<Feed>("/posts?communitySlug=talkative");
    const commentable = data[0]?.commentable;
    expect(commentable).toMatchObject({ commentsCount: 4, totalCommentsCount: 7 });
    expect(commentable?.comments.map(({ id }) => id)).toEqual([newest, tops[2]]);
    expect(commentable?.comments[0]?.childrenCount).toBe(3);
    expect(commentable?.comments[0]?.children.map(({ id }) => id)).toEqual(replies.slice(0, 2));
  });

  it("are loaded by the same number of statements for any page size", async () => {
    const community = await env.current.community({ slug: "large" });
    for (let i = 0; i < 30; i += 1) {
      const writer = await env.current.contact();
      const type = (["communityPost", "job", "record", "event"] as const)[i % 4] ?? "job";
      const post = { type, id: await env.current.post(type, writer, {}, [community]) };
      const comment = await env.current.comment(post, writer);
      await env.current.comment(post, writer, { parent_id: comment });
    }
    const story = await env.current.story(author, { published_at: new Date(env.current.time.getTime() + 1000) });
    await env.current.db.insertInto("story_communities").values({ story_id: story, community_id: community }).execute();
    const countStatements = async (limit: number) => {
      const executor = env.current.db.getExecutor();
      const original = executor.executeQuery.bind(executor);
      let statements = 0;
      executor.executeQuery = (...args) => {
        statements += 1;
        return original(...args);
      };
      try {
        const feed = await reader.client.read<Feed>(`/posts?communitySlug=large&limit=${limit}&total=false`);
        expect(feed.data).toHaveLength(limit);
      } finally {
        executor.executeQuery = original;
      }
      return statements;
    };
    // Work in the background, such as sending events, adds to the statements of a request now and then.
    const fewestStatements = async (limit: number) =>
      Math.min(await countStatements(limit), await countStatements(limit), await countStatements(limit));
    const few = await fewestStatements(5);
    expect(few).toBeGreaterThan(5);
    expect(await fewestStatements(31)).toBe(few);
  });
});

describe("the follow feed", () => {
  it("@FEED-04 of a journalist lists items of their beats, taken from the item or else its author", async () => {
    const journo = await env.current.person(["journo"]);
    const tech = await env.current.contact();
    await env.current.db.insertInto("contact_beats").values({ contact_id: tech, beat_id: 355 }).execute();
    await env.current.db.insertInto("contact_beats").values({ contact_id: journo.contactId, beat_id: 355 }).execute();
    const post = await env.current.post("statement", tech);
    const byAuthor = await env.current.story(tech);
    const other = await env.current.story(tech);
    const byOwn = await env.current.story(author);
    await env.current.db.insertInto("story_beats").values({ story_id: other, beat_id: 62 }).execute();
    await env.current.db.insertInto("story_beats").values({ story_id: byOwn, beat_id: 355 }).execute();
    const { path } = await timelineOf(journo.client);
    const expected = [`statement ${post}`, `media ${byAuthor}`, `media ${byOwn}`].toSorted();
    expect(keysOf(await journo.client.read<Feed>(path)).toSorted()).toEqual(expected);
    expect(keysOf(await journo.client.read<Feed>("/feeds/beat/355")).toSorted()).toEqual(expected);
  });

  it("@FEED-04 of a journalist without beats lists the items of all six", async () => {
    const journo = await env.current.person([]);
    const { path } = await timelineOf(journo.client);
    const all = await journo.client.read<Feed>(`${path}?limit=100`);
    expect(keysOf(all).some((key) => key.startsWith("statement"))).toBe(true);
    const beatless = await env.current.post("statement", author);
    expect(keysOf(await journo.client.read<Feed>(`${path}?limit=100`))).not.toContain(`statement ${beatless}`);
  });

  it("@FEED-05 of other users lists followed communities and followed types", async () => {
    const person = await env.current.person(["pr"]);
    const { path } = await timelineOf(person.client);
    expect((await person.client.read<Feed>(path)).data).toEqual([]);
    const community = await env.current.community({ slug: "followed" });
    const post = await env.current.post("job", author, {}, [community]);
    await person.client.post("/communities/followed/join", { status: true });
    expect(keysOf(await person.client.read<Feed>(path))).toEqual([`job ${post}`]);
    await person.client.post("/communities/followed/join", { status: false });
    expect(keysOf(await person.client.read<Feed>(path))).toEqual([`job ${post}`]);
    await env.current.db
      .insertInto("follows_feed_types")
      .values({ contact_id: person.contactId, feed_type: "epitome" })
      .execute();
    const story = await env.current.story(author, { kind: "epitome" });
    expect(keysOf(await person.client.read<Feed>(path))).toEqual(expect.arrayContaining([`epitome ${story}`, `job ${post}`]));
  });

  it("@USER-02 can be read only by its owner, with a session or the feed token", async () => {
    const person = await env.current.person(["pr"]);
    const { user, path } = await timelineOf(person.client);
    expect((await reader.client.get(path)).status).toBe(404);
    expect((await person.client.get("/feeds/beat/355")).status).toBe(404);
    expect((await person.client.get("/feeds/other/1")).status).toBe(400);
    const byToken = (token: string, at = path) =>
      env.current.guest.send({ method: "GET", path: at, headers: { "x-feed-token": token } });
    const token = user.getstream?.userToken ?? "";
    expect((await env.current.guest.get(path)).status).toBe(401);
    expect((await byToken(token)).status).toBe(200);
    expect((await byToken(`${token}x`)).status).toBe(401);
    expect((await byToken(token, "/feeds/beat/355")).status).toBe(401);
    env.current.advance(16 * 24 * 60);
    expect((await byToken(token)).status).toBe(401);
  });
});
