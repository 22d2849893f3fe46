import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postTypes } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface FeedPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { __typename: string; databaseId: number } | null }[];
}

const page = `
  totalCount
  pageInfo { hasNextPage endCursor }
  edges { node { __typename ... on PostBase { databaseId } ... on NewsItem { databaseId } } }
`;

const idsOf = ({ edges }: FeedPage): (number | undefined)[] => edges.map(({ node }) => node?.databaseId);

let env: TestEnv;
beforeAll(async () => {
  env = await startTestEnv();
});
afterAll(() => env?.stop());
beforeEach(() => env.upstream.reset());

describe("the feed", () => {
  let journo: Person;
  let author: number;
  let newest: number[];

  beforeAll(async () => {
    journo = await env.fixtures.person(["journo"]);
    author = await env.fixtures.contact();
    const postIds: number[] = [];
    for (let round = 0; round < 4; round += 1) for (const type of postTypes) postIds.push(await env.fixtures.post(type, author));
    newest = postIds.toReversed();
  });

  it("returns pages of 20, newest first, and reads each page once @FEED-01 @API-001 @API-005 @API-080", async () => {
    const first = await env.data<{ feed: FeedPage }>(`{ feed { ${page} } }`, {}, journo);
    expect(idsOf(first.feed)).toEqual(newest.slice(0, 20));
    expect(first.feed).toMatchObject({ totalCount: 28, pageInfo: { hasNextPage: true } });

    const second = await env.data<{ feed: FeedPage }>(
      `query ($after: String) { feed(after: $after) { ${page} } }`,
      { after: first.feed.pageInfo.endCursor },
      journo,
    );
    expect(idsOf(second.feed)).toEqual(newest.slice(20));
    expect(second.feed.pageInfo.hasNextPage).toBe(false);
    expect(env.upstream.calls.map(({ path }) => path.split("?")[0])).toEqual(["/api/v1/posts", "/api/v1/posts"]);
    expect(env.upstream.calls[0]?.path).toBe("/api/v1/posts?offset=0&limit=20");
    expect(env.upstream.calls[0]?.headers["x-requested-with"]).toBe("XMLHttpRequest");
  });

  it("is read backwards from its end and from any cursor, without selecting its total @FEED-01 @API-005", async () => {
    const query = `query ($last: Int, $before: String) { feed(last: $last, before: $before) {
      pageInfo { hasNextPage hasPreviousPage startCursor } edges { node { ... on PostBase { databaseId } } } } }`;
    interface Backward {
      feed: FeedPage & { pageInfo: { hasPreviousPage: boolean; startCursor: string | null } };
    }
    const end = await env.data<Backward>(query, { last: 5 }, journo);
    expect(idsOf(end.feed)).toEqual(newest.slice(-5));
    expect(end.feed.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await env.data<Backward>(query, { last: 50, before: end.feed.pageInfo.startCursor }, journo);
    expect(idsOf(before.feed)).toEqual(newest.slice(0, -5));
    expect(before.feed.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const { errors } = await env.run("{ feed(first: 2, last: 2) { edges { cursor } } }", {}, journo);
    expect(errors).toMatchObject([
      { message: "first and last cannot be given together.", extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  it("accepts page sizes from 1 to 50 and only its own cursors @FEED-01", async () => {
    const one = await env.data<{ feed: FeedPage }>(
      "{ feed(first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { node { __typename ... on PostBase { databaseId } } } } }",
      {},
      journo,
    );
    expect(idsOf(one.feed)).toEqual(newest.slice(0, 1));
    for (const [argument, message] of [
      ["first: 0", "first must be between 1 and 50."],
      ["first: 51", "first must be between 1 and 50."],
      ['after: "nonsense"', "The cursor in after is not valid."],
    ]) {
      const response = await env.run(`{ feed(${argument}) { totalCount } viewer { authenticated } }`, {}, journo);
      expect(response.errors).toMatchObject([{ message, path: ["feed"], extensions: { code: "BAD_USER_INPUT" } }]);
      expect(response.data).toEqual({ feed: null, viewer: { authenticated: true } });
    }
  });

  it("filters by community, both by slug and as a field of the community @FEED-02 @API-080", async () => {
    const communityId = await env.fixtures.community("narrow", author);
    const inside = await env.fixtures.post("job", author);
    await env.fixtures.assign(inside, communityId);
    const document = `{
      feed(communitySlug: "narrow") { edges { node { ... on Job { databaseId } } } }
      community(slug: "narrow") { feed { edges { node { ... on Job { databaseId communities { slug } } } } } }
    }`;
    const data = await env.data(document, {}, journo);
    expect(data).toEqual({
      feed: { edges: [{ node: { databaseId: inside } }] },
      community: {
        feed: { edges: [{ node: { databaseId: inside, communities: [{ slug: "narrow" }] } }] },
      },
    });
    // Both fields need the same data, so it is requested once.
    expect(env.upstream.summary().filter((call) => call === "GET /api/v1/posts")).toHaveLength(1);
    expect(env.upstream.calls.some(({ path }) => path.includes("communitySlug=narrow"))).toBe(true);
  });

  it("filters by any of the ten types @FEED-03 @API-080", async () => {
    const story = await env.fixtures.story(author, { kind: "epitome" });
    const data = await env.data<{ feed: { edges: { node: { kindOf: string; databaseId: number } }[] } }>(
      `{ feed(types: [JOB, EPITOME], first: 50) { edges { node { kindOf: __typename ... on PostBase { databaseId } ... on NewsItem { databaseId kind } } } } }`,
      {},
      journo,
    );
    expect(new Set(data.feed.edges.map(({ node }) => node.kindOf))).toEqual(new Set(["Job", "NewsItem"]));
    expect(data.feed.edges[0]?.node).toEqual({ kindOf: "NewsItem", databaseId: story, kind: "EPITOME" });
    expect(decodeURIComponent(env.upstream.calls[0]?.path ?? "")).toContain("types=job,epitome");

    const wrong = await env.run("{ feed(types: [POEM]) { totalCount } }", {}, journo);
    expect(wrong.errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
  });

  it("returns null and the error Invalid type for an item of an unknown type @ERR-07", async () => {
    const real = await fetch(`${env.upstream.url}/api/v1/posts?limit=3&types=job`, {
      headers: { cookie: `sid=${journo.sid}` },
    });
    const body = (await real.json()) as { data: Record<string, unknown>[] };
    const [first, second, third] = body.data;
    env.upstream.fail({
      path: "/api/v1/posts",
      status: 200,
      body: { ...body, data: [first, { ...second, type: "poem" }, third] },
    });

    const response = await env.run("{ feed(first: 3) { edges { cursor node { __typename } } } }", {}, journo);
    expect(response.errors).toMatchObject([{ message: "Invalid type [poem]", path: ["feed", "edges", 1, "node"] }]);
    expect(response.data).toMatchObject({
      feed: { edges: [{ node: { __typename: "Job" } }, { node: null }, { node: { __typename: "Job" } }] },
    });
  });

  it("returns null for an item that breaks the contract, without revealing details @API-005", async () => {
    const real = await fetch(`${env.upstream.url}/api/v1/posts?limit=2&types=job`, {
      headers: { cookie: `sid=${journo.sid}` },
    });
    const body = (await real.json()) as { data: Record<string, unknown>[] };
    const [first, second] = body.data;
    env.upstream.fail({ path: "/api/v1/posts", status: 200, body: { ...body, data: [{ ...first, author: null }, second] } });

    const response = await env.run("{ feed(first: 2) { edges { node { __typename } } } }", {}, journo);
    expect(response.errors).toMatchObject([{ path: ["feed", "edges", 0, "node"], extensions: { code: "UPSTREAM_CONTRACT" } }]);
    expect(JSON.stringify(response.errors)).not.toContain("author");
    expect(response.data).toEqual({ feed: { edges: [{ node: null }, { node: { __typename: "Job" } }] } });
  });

  it("is null for guests, with an error, and for a private community, without one @FEED-02 @PERM-50", async () => {
    const privateId = await env.fixtures.community("closed", author, { type: "private" });
    await env.fixtures.assign(await env.fixtures.post("job", author), privateId);
    expect(await env.run('{ feed(communitySlug: "closed") { totalCount } }', {}, journo)).toEqual({ data: { feed: null } });
    const guest = await env.run("{ feed { totalCount } }");
    expect(guest.data).toEqual({ feed: null });
    expect(guest.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED", status: 401, ownHost: true } }]);
  });
});

describe("follow feeds", () => {
  beforeAll(async () => void (await env.fixtures.db.deleteFrom("posts").execute()));

  const beat = async (contactId: number, ...beats: number[]) =>
    void (await env.fixtures.db
      .insertInto("contact_beats")
      .values(beats.map((beat_id) => ({ contact_id: contactId, beat_id })))
      .execute());

  it("has one feed for a journalist, All beats, with posts about the journalist's beats @FEED-04 @USER-02", async () => {
    const journo = await env.fixtures.person(["journo"]);
    const [ofTech, ofSports] = [await env.fixtures.contact(), await env.fixtures.contact()];
    await beat(journo.contactId, 355);
    await beat(ofTech, 355);
    await beat(ofSports, 354);
    const post = await env.fixtures.post("statement", ofTech);
    await env.fixtures.post("statement", ofSports);
    const data = await env.data(
      '{ viewer { followFeeds { name beat { key } items { edges { node { ... on PostBase { databaseId } } } } } followFeed(beatId: "QmVhdDozNTU") { name } } }',
      {},
      journo,
    );
    expect(data).toEqual({
      viewer: {
        followFeeds: [{ name: "All beats", beat: null, items: { edges: [{ node: { databaseId: post } }] } }],
        followFeed: { name: "All beats" },
      },
    });
  });

  it("has My favourites and one feed per beat for others, each readable by id @FEED-05 @USER-02", async () => {
    const pr = await env.fixtures.person(["pr"]);
    await beat(pr.contactId, 62, 355);
    await env.fixtures.db.insertInto("follows_feed_types").values({ contact_id: pr.contactId, feed_type: "job" }).execute();
    const politician = await env.fixtures.contact();
    await beat(politician, 62);
    const job = await env.fixtures.post("job", politician);
    const reaction = await env.fixtures.post("reaction", politician);
    const items = "items(first: 5) { edges { node { ... on PostBase { databaseId } } } }";
    interface Feeds {
      viewer: {
        followFeeds: { id: string; name: string; beat: { key: string; colour: string } | null; items: unknown }[];
        followFeed: { name: string };
      };
    }
    const { viewer } = await env.data<Feeds>(
      `{ viewer { followFeeds { id name beat { key colour } ${items} } followFeed(beatId: "QmVhdDozNTU") { name } } }`,
      {},
      pr,
    );
    const ofIds = (...ids: number[]) => ({ edges: ids.map((databaseId) => ({ node: { databaseId } })) });
    expect(viewer.followFeeds.map(({ name, beat: about, items: held }) => ({ name, about, held }))).toEqual([
      { name: "My favourites", about: null, held: ofIds(job) },
      { name: "Politics", about: { key: "POLITICS", colour: "GREEN" }, held: ofIds(reaction, job) },
      { name: "Tech", about: { key: "TECH", colour: "RED" }, held: expect.anything() },
    ]);
    expect(viewer.followFeed).toEqual({ name: "Tech" });
    const again = await env.data(
      `query ($id: ID!) { node(id: $id) { ... on FollowFeed { name ${items} } } }`,
      { id: viewer.followFeeds[1]?.id },
      pr,
    );
    expect(again).toEqual({ node: { name: "Politics", items: ofIds(reaction, job) } });
  });

  it("has none for a guest @FEED-04 @FEED-05", async () => {
    expect(await env.data("{ viewer { followFeeds { name } followFeed { name } } }")).toEqual({
      viewer: { followFeeds: [], followFeed: null },
    });
  });
});

describe("paging through a changing feed", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "neither repeats nor skips items when posts are added and deleted between pages (%i) @FEED-01 @API-080",
    async (seed) => {
      const { fixtures } = env;
      await fixtures.db.deleteFrom("posts").execute();
      const journo = await fixtures.person(["journo"]);
      let state = seed;
      const below = (limit: number): number => {
        state = (state * 48271) % 2147483647;
        return state % limit;
      };
      // Some have the same time, so their order depends on the id.
      const at = new Date("2026-02-01T00:00:00Z");
      const existing: number[] = [];
      const add = async (time: Date) =>
        void existing.push(await fixtures.post(postTypes[below(7)] ?? "job", journo.contactId, { published_at: time }));
      for (let count = 0; count < 30; count += 1) await add(new Date(at.getTime() + Math.floor(count / 3) * 1000));
      const neverDeleted = new Set(existing);
      const size = 1 + below(7);

      const seen: (number | undefined)[] = [];
      let after: string | null = null;
      for (;;) {
        const { feed }: { feed: FeedPage } = await env.data(
          `query ($first: Int!, $after: String) { feed(first: $first, after: $after) { ${page} } }`,
          { first: size, after },
          journo,
        );
        seen.push(...idsOf(feed));
        if (!feed.pageInfo.hasNextPage) break;
        after = feed.pageInfo.endCursor;
        for (let change = below(4); change > 0; change -= 1) {
          if (below(2) === 0) {
            await add(new Date(at.getTime() + 3_600_000 + seen.length * 1000));
          } else {
            const [deleted] = existing.splice(below(existing.length), 1);
            if (deleted === undefined) continue;
            neverDeleted.delete(deleted);
            await fixtures.db.updateTable("posts").set({ deleted_at: new Date() }).where("id", "=", deleted).execute();
          }
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect([...neverDeleted].filter((id) => !seen.includes(id))).toEqual([]);
    },
  );
});
