import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { genericError } from "../support/errorTexts.ts";
import { globalId } from "./support/ids.ts";
import { postTypes, typeNames } from "./support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "./support/testEnv.ts";

const permission = "{ allowed reasons { code message remedy } }";
const author = "author { id name slug avatar isViewer }";
const comment = `id content createdAt ${author} liked likesCount commentsCount
  permissions { like ${permission} comment ${permission} edit ${permission} delete ${permission} restore ${permission} }`;
const card = `id databaseId type time content ${author} communities { slug name icon isJoined } beats { key colour } liked likesCount commentsCount totalCommentsCount isDeleted
  permissions { like ${permission} comment ${permission} edit ${permission} delete ${permission} restore ${permission} }
  comments(first: 2) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${comment} comments(first: 2) { edges { node { ${comment} } } } } } }`;
const item = `__typename ... on PostBase { ${card} } ... on NewsItem { id kind title ${author} liked likesCount
  permissions { like ${permission} comment ${permission} } comments(first: 2) { edges { node { ${comment} } } } }`;

/** Limits the REST calls of an operation, regardless of page sizes. */
describe("REST calls", () => {
  let env: TestEnv;
  let viewer: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    viewer = await fixtures.person(["journo"]);
    const people = await Promise.all(Array.from({ length: 6 }, () => fixtures.person(["pr"])));
    const community = await fixtures.community("busy", viewer.contactId);
    for (const { contactId } of [viewer, ...people]) await fixtures.join(community, contactId);
    for (let round = 0; round < 8; round += 1) {
      for (const [index, type] of postTypes.entries()) {
        const by = people[(round + index) % people.length] ?? viewer;
        const post = await fixtures.post(type, by.contactId);
        await fixtures.assign(post, community);
        for (let count = 0; count < (round + index) % 5; count += 1) {
          const top = await fixtures.comment(type, post, by.contactId, count === 1 ? { deleted_at: new Date() } : {});
          for (let reply = 0; reply < count; reply += 1) await fixtures.comment(type, post, viewer.contactId, { parent_id: top });
        }
        await fixtures.like(type, post, viewer.contactId);
      }
      await fixtures.story(viewer.contactId);
    }
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  function expectCallsAtMost(ceiling: number): void {
    const paths = env.upstream.calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size, "no GET twice").toBe(paths.length);
    expect(paths.length, paths.join("\n")).toBeLessThanOrEqual(ceiling);
  }

  interface Card {
    comments: { edges: unknown[] };
  }
  const commentCount = (cards: readonly Card[]): number => cards.reduce((sum, { comments }) => sum + comments.edges.length, 0);

  it.each([1, 20, 50])(
    "are at most 2 for a feed page of %i with authors, likes, first comments and permissions @FEED-01 @API-080",
    async (first) => {
      const { feed } = await env.data<{ feed: { edges: unknown[] } }>(
        `query ($first: Int!) { feed(first: $first) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${item} } } } }`,
        { first },
        viewer,
      );
      // Posts in a community that the viewer has joined, and news.
      expect(feed.edges).toHaveLength(first);
      expectCallsAtMost(2);
      expect(env.upstream.summary().toSorted()).toEqual(["GET /api/v1/current_user/info", "GET /api/v1/posts"]);
    },
  );

  it("request the total of a feed only for operations that select it, and page in either case @FEED-01", async () => {
    interface Page {
      feed: { totalCount?: number; pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { id: string } }[] };
    }
    const read = async (fields: string) => {
      const ids: string[] = [];
      const text = `query ($after: String) { feed(first: 30, after: $after) { ${fields} pageInfo { hasNextPage endCursor }
        edges { node { ... on Node { id } } } } }`;
      env.upstream.reset();
      for (let after: string | null = null, hasMore = true; hasMore;) {
        const { feed }: Page = await env.data<Page>(text, { after }, viewer);
        ids.push(...feed.edges.map(({ node }) => node.id));
        hasMore = feed.pageInfo.hasNextPage;
        after = feed.pageInfo.endCursor;
      }
      return { ids, paths: env.upstream.calls.map(({ path }) => path).filter((path) => path.startsWith("/api/v1/posts")) };
    };
    const counted = await read("totalCount totalCountIsEstimate");
    const plain = await read("");
    expect(plain.ids).toEqual(counted.ids);
    expect(new Set(plain.ids).size).toBe(64);
    expect(counted.paths.filter((path) => path.includes("total=false"))).toEqual([]);
    expect(plain.paths.filter((path) => !path.includes("total=false"))).toEqual([]);
  });

  it("request no total that @include or @skip leaves out by a variable, its default or a literal @FEED-01", async () => {
    const text = `query ($with: Boolean = false, $without: Boolean!) {
      feed(first: 3) { edges { cursor } ...Counted @include(if: $with) ... @skip(if: true) { totalCount } ...Counted @skip(if: $without) }
    } fragment Counted on FeedConnection { totalCount }`;
    const countsWith = async (variables: Record<string, unknown>) => {
      env.upstream.reset();
      const { feed } = await env.data<{ feed: { totalCount?: number } }>(text, variables, viewer);
      const [path] = env.upstream.calls.map((call) => call.path).filter((one) => one.startsWith("/api/v1/posts"));
      return [feed.totalCount, path?.includes("total=false")];
    };
    expect(await countsWith({ without: true })).toEqual([undefined, true]);
    expect(await countsWith({ with: true, without: true })).toEqual([64, false]);
    expect(await countsWith({ with: false, without: false })).toEqual([64, false]);
    expect(await countsWith({ with: false, without: true })).toEqual([undefined, true]);
  });

  it.each([
    ["jobs", "jobs(first: 50)", "GET /api/v1/jobs"],
    ["callouts", "callouts(first: 50)", "GET /api/v1/callouts"],
  ])("are at most 2 for a page of 50 %s with first comments and permissions @CONTACT-01 @API-080", async (field, list, call) => {
    const response = await env.data<Record<string, { edges: { node: Card }[] }>>(
      `{ ${list} { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${card} } } } }`,
      {},
      viewer,
    );
    const cards = response[field]?.edges.map(({ node }) => node) ?? [];
    expect(cards).toHaveLength(8);
    expect(commentCount(cards)).toBeGreaterThan(4);
    expect(env.upstream.summary().toSorted()).toEqual([call, "GET /api/v1/current_user/info"].toSorted());
  });

  it("are at most 2 for the viewer's call-outs and the latest jobs and events with their comments @API-032 @API-043", async () => {
    const lists = {
      "viewer { callouts(first: 50) { edges { node { card } } } }": 2,
      "latestJobs(first: 20) { card }": 2,
      "latestEvents(first: 20) { card }": 2,
    };
    for (const [list, ceiling] of Object.entries(lists)) {
      env.upstream.reset();
      await env.data(`{ ${list.replace("card", card)} }`, {}, viewer);
      expectCallsAtMost(ceiling);
    }
  });

  it.each(postTypes)("are at most 2 for many posts by id with their comments: %s @API-005 @COMMENT-04", async (type) => {
    const ids = await env.platform.db.selectFrom("posts").select("id").where("type", "=", type).execute();
    env.upstream.reset();
    const { nodes } = await env.data<{ nodes: Card[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on PostBase { ${card} } } }`,
      { ids: ids.map(({ id }) => globalId(typeNames[type], id)) },
      viewer,
    );
    expect(commentCount(nodes)).toBeGreaterThan(4);
    expectCallsAtMost(2);
  });

  it("are 1 for a feed page whose fields do not depend on the viewer @FEED-01", async () => {
    await env.data(
      "{ feed { edges { node { ... on PostBase { id content author { name } liked likesCount commentsCount } } } } }",
      {},
      viewer,
    );
    expect(env.upstream.summary()).toEqual(["GET /api/v1/posts"]);
  });

  it.each(postTypes)("are at most 3 for a post with its comments: %s @COMMENT-04 @API-012 @API-033 @API-044", async (type) => {
    const post = await env.fixtures.post(type, viewer.contactId);
    for (let count = 0; count < 25; count += 1) await env.fixtures.comment(type, post, viewer.contactId);
    const { node } = await env.data<{ node: { all: { edges: unknown[] } } }>(
      `query ($id: ID!) { node(id: $id) { ... on PostBase { ${card} all: comments(first: 20) { pageInfo { hasNextPage endCursor } edges { node { ${comment} parent { id } subject { id } } } } } } }`,
      { id: globalId(typeNames[type], post) },
      viewer,
    );
    expect(node.all.edges).toHaveLength(20);
    expectCallsAtMost(4); // Two windows of comments are requested: the first two, and the first twenty.
    env.upstream.reset();
    await env.data(
      `query ($id: Int!) { post(type: ${type.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}, databaseId: $id) { ... on PostBase { id ${author} liked likesCount
        permissions { like ${permission} comment ${permission} edit ${permission} delete ${permission} restore ${permission} }
        comments(first: 20) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${comment} parent { id } subject { id } comments(first: 2) { edges { node { ${comment} } } } } } } } } }`,
      { id: post },
      viewer,
    );
    expectCallsAtMost(type === "job" || type === "callout" || type === "event" ? 2 : 3);
  });

  it("are at most 4 for a community with its first feed page and its members @COMM-01 @COMM-02 @FEED-02", async () => {
    await env.data(
      `{
        viewer { id roles communities { id slug name icon isJoined } }
        community(slug: "busy") {
          id name description type membersCount banner { url } logo { url } isJoined isFollowed
          permissions { read ${permission} join ${permission} leave ${permission} }
          feed(first: 20) { pageInfo { hasNextPage endCursor } edges { node { ${item} } } }
          members(first: 12) { totalCount edges { node { about ${author} lastActiveAt } } }
        }
      }`,
      {},
      viewer,
    );
    expectCallsAtMost(4);
    expect(env.upstream.summary().toSorted()).toEqual([
      "GET /api/v1/communities/busy",
      "GET /api/v1/communities/busy/members",
      "GET /api/v1/current_user/info",
      "GET /api/v1/posts",
    ]);
  });

  it("never repeat a GET within an operation @API-005", async () => {
    const post = await env.fixtures.post("statement", viewer.contactId);
    await env.data(
      `query ($id: ID!, $number: Int!) {
        a: node(id: $id) { id } b: node(id: $id) { ... on Statement { comments { totalCount } } } c: post(type: STATEMENT, databaseId: $number) { ... on Statement { id } }
        d: feed(first: 3) { totalCount } e: feed(first: 3) { edges { node { ... on PostBase { id permissions { like { allowed } } } } } }
        viewer { id } again: viewer { roles }
        beats { key } more: beats { name }
      }`,
      { id: globalId("Statement", post), number: post },
      viewer,
    );
    expectCallsAtMost(4);
  });

  it("fetch the viewer in parallel with the feed @API-009", async () => {
    env.upstream.delay({ path: "/api/v1/posts", ms: 1500 });
    const feed = env.data(
      "{ feed(first: 1) { edges { node { ... on PostBase { permissions { like { allowed } } } } } } }",
      {},
      viewer,
    );
    // The field below the feed is requested while the feed is still pending.
    await expect.poll(() => env.upstream.summary()).toEqual(["GET /api/v1/posts", "GET /api/v1/current_user/info"]);
    expect(env.upstream.calls.map(({ status }) => status)[0]).toBe(0);
    await feed;
  });
});

describe("a failing REST call", () => {
  let env: TestEnv;
  let viewer: Person;
  let post: string;
  let number: number;
  beforeAll(async () => {
    env = await startTestEnv();
    viewer = await env.fixtures.person(["journo"]);
    number = await env.fixtures.post("statement", viewer.contactId);
    for (let count = 0; count < 3; count += 1) await env.fixtures.comment("statement", number, viewer.contactId);
    await env.fixtures.like("statement", number, viewer.contactId);
    post = globalId("Statement", number);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  it("for comments or likes leaves the post @COMMENT-04 @LIKE-01", async () => {
    env.upstream.fail({ path: /\/(comments|likes)\?/, status: 500, body: { detail: "inner secret" } });
    const response = await env.run(
      "query ($id: ID!) { node(id: $id) { ... on Statement { databaseId content commentsCount comments { totalCount } likes { totalCount } permissions { edit { allowed } } } } }",
      { id: post },
      viewer,
    );
    expect(response.data).toEqual({
      node: {
        databaseId: number,
        content: "<p>Words</p>",
        commentsCount: 3,
        comments: null,
        likes: null,
        permissions: { edit: { allowed: true } },
      },
    });
    expect(response.errors).toHaveLength(2);
    for (const field of ["comments", "likes"]) {
      expect(response.errors).toContainEqual(
        expect.objectContaining({
          message: genericError,
          path: ["node", field],
          extensions: expect.objectContaining({ code: "INTERNAL", requestId: expect.any(String) }),
        }),
      );
    }
    expect(JSON.stringify(response)).not.toContain("secret");
  });

  it("for the feed leaves the viewer @FEED-01", async () => {
    env.upstream.fail({ path: "/api/v1/posts", status: 503 });
    const response = await env.run(
      "{ viewer { authenticated } feed { edges { node { ... on PostBase { permissions { like { allowed } } } } } } }",
      {},
      viewer,
    );
    expect(response.data).toEqual({ viewer: { authenticated: true }, feed: null });
    expect(response.errors).toMatchObject([
      { message: genericError, path: ["feed"], extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
  });

  it("for the viewer leaves the fields that do not depend on the viewer @API-009", async () => {
    env.upstream.fail({ path: "/api/v1/current_user/info", status: 500 });
    const response = await env.run(
      "{ feed { totalCount edges { node { ... on Statement { databaseId permissions { like { allowed } } } } } } }",
      {},
      viewer,
    );
    expect(response.data).toEqual({ feed: { totalCount: 1, edges: [{ node: null }] } });
    expect(response.errors).toMatchObject([{ message: genericError, path: ["feed", "edges", 0, "node", "permissions"] }]);
  });

  it("for a community's details leaves the fields of the viewer's list @COMM-01", async () => {
    const member = await env.fixtures.person(["pr"]);
    await env.fixtures.join(await env.fixtures.community("known", viewer.contactId), member.contactId);
    env.upstream.fail({ path: /\/communities/, status: 500 });
    const response = await env.run("{ viewer { communities { slug isJoined membersCount description } } }", {}, member);
    expect(response.data).toEqual({
      viewer: { communities: [{ slug: "known", isJoined: true, membersCount: null, description: null }] },
    });
    expect(response.errors?.length).toBeGreaterThan(0);
  });

  it("is retried once for a read whose connection broke, and never for a write @API-003 @API-004", async () => {
    env.upstream.fail({ path: "/api/v1/posts", status: 0, times: 1 });
    expect(await env.data("{ feed { totalCount } }", {}, viewer)).toEqual({ feed: { totalCount: 1 } });
    expect(env.upstream.summary()).toEqual(["GET /api/v1/posts", "GET /api/v1/posts"]);
    env.upstream.reset();
    env.upstream.fail({ method: "POST", status: 0, times: 1 });
    const response = await env.run(
      "mutation ($id: ID!) { setLike(input: { subjectId: $id, liked: true }) { errors { code } } }",
      { id: post },
      viewer,
    );
    expect(response.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(env.upstream.summary()).toHaveLength(1);
  });
});
