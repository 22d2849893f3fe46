import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startWorld, type Person, type TestEnv } from "../support/testEnv.ts";

const fields = "type databaseId slug title summary img author { databaseId name } publishedAt";
const page = `totalCount counts { type count } pageInfo { hasNextPage endCursor } edges { node { ${fields} } }`;

interface Found {
  search: {
    totalCount: number;
    counts: { type: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { type: string; databaseId: number } }[];
  };
}

describe("a search", () => {
  let world: TestEnv;
  let viewer: Person;
  let author: Person;
  const post = new Map<string, number>();
  let community: number;
  let company: { id: number; slug: string };
  let outlet: number;
  let story: number;
  let interview: number;

  beforeAll(async () => {
    world = await startWorld();
    const { cast } = world;
    viewer = await cast.person(["pr"]);
    author = await cast.person(["journo"]);
    await cast.db.updateTable("contacts").set({ job: "Narwhal watcher" }).where("id", "=", author.contactId).execute();
    community = await cast.community("narwhals", author.contactId, { name: "Narwhals" });
    company = await cast.company();
    await cast.db.updateTable("companies").set({ description: "Narwhal tours" }).where("id", "=", company.id).execute();
    const made = await cast.db
      .insertInto("outlets")
      .values({ name: "The Narwhal", slug: "the-narwhal", logo: "/files/logo.webp" })
      .returning("id")
      .executeTakeFirstOrThrow();
    outlet = made.id;
    for (const type of postTypes)
      post.set(type, await cast.post(type, author.contactId, { content: "<p>A narwhal came by</p>" }));
    story = await cast.story(author.contactId, { title: "Narwhal season", summary: "It begins" });
    const asked = await cast.db
      .insertInto("interviews")
      .values({
        title: "Narwhals, answered",
        type: "video",
        status: "open",
        author_id: author.contactId,
        creator_id: author.contactId,
        created_at: cast.time(),
        published_at: cast.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    interview = asked.id;
  });
  afterAll(() => world?.stop());
  beforeEach(() => world.upstream.reset());

  const search = (more: string, variables = {}) =>
    world.data<Found>(
      `query ($after: String) { search(query: "narwhal", after: $after, ${more}) { ${page} } }`,
      variables,
      viewer,
    );

  it("answers results of every type with their numbers by one call @ROUTE-60", async () => {
    const { search: found } = await search("first: 50");
    expect(world.upstream.summary()).toEqual(["GET /api/v1/search"]);
    expect(found.counts).toEqual(
      [
        "PERSON",
        "COMPANY",
        "OUTLET",
        "COMMUNITY",
        "COMMUNITY_POST",
        "JOB",
        "CALLOUT",
        "EVENT",
        "RECORD",
        "REACTION",
        "STATEMENT",
        "STORY",
        "INTERVIEW",
      ].map((type) => ({ type, count: 1 })),
    );
    expect(found.totalCount).toBe(13);
    const of = (type: string) => found.edges.find(({ node }) => node.type === type)?.node;
    const nobody = { author: null, publishedAt: null };
    expect(of("PERSON")).toMatchObject({
      databaseId: author.contactId,
      slug: author.slug,
      summary: "Narwhal watcher",
      ...nobody,
    });
    expect(of("COMPANY")).toMatchObject({ databaseId: company.id, slug: company.slug, summary: "Narwhal tours", ...nobody });
    expect(of("OUTLET")).toMatchObject({ databaseId: outlet, slug: "the-narwhal", img: "/files/logo.webp", ...nobody });
    expect(of("COMMUNITY")).toMatchObject({ databaseId: community, slug: "narwhals", title: "Narwhals", ...nobody });
    expect(of("JOB")).toMatchObject({
      databaseId: post.get("job"),
      slug: null,
      title: "Editor",
      summary: "A narwhal came by",
      author: { databaseId: author.contactId },
      publishedAt: expect.stringMatching(/Z$/),
    });
    expect(of("STORY")).toMatchObject({ databaseId: story, title: "Narwhal season", summary: "It begins" });
  });

  it("leads to the things themselves, with one call per type at most @ROUTE-60 @API-080", async () => {
    const more = await Promise.all(postTypes.map((type) => world.cast.post(type, author.contactId, { content: "<p>Oryx</p>" })));
    await world.cast.story(author.contactId, { title: "Oryx" });
    await world.cast.community("oryx", author.contactId, { name: "Oryx" });
    const subject = "subject { __typename ... on Node { id } ... on User { job } ... on Community { membersCount } }";
    const { search: oryx } = await world.data<{ search: { edges: { node: { subject: unknown } }[] } }>(
      `{ search(query: "oryx", first: 50) { edges { node { ${subject} } } } }`,
      {},
      viewer,
    );
    expect(oryx.edges.map(({ node }) => node.subject)).toEqual(
      expect.arrayContaining(
        postTypes.map((type, index) => ({ __typename: typeNames[type], id: globalId(typeNames[type], more[index] ?? 0) })),
      ),
    );
    expect(world.upstream.summary()).toHaveLength(1 + postTypes.length + 2);
    world.upstream.reset();
    const { search: narwhal } = await world.data<{ search: { edges: { node: { type: string; subject: unknown } }[] } }>(
      `{ search(query: "narwhal", types: [PERSON, COMPANY, OUTLET, COMMUNITY, STORY, INTERVIEW]) { edges { node { type ${subject} } } } }`,
      {},
      viewer,
    );
    expect(new Map(narwhal.edges.map(({ node }) => [node.type, node.subject]))).toEqual(
      new Map<string, unknown>([
        ["COMMUNITY", { __typename: "Community", id: globalId("Community", "narwhals"), membersCount: 0 }],
        ["STORY", { __typename: "Story", id: globalId("Story", story) }],
        ["INTERVIEW", { __typename: "Interview", id: globalId("Interview", interview) }],
        ["OUTLET", { __typename: "Outlet", id: globalId("Outlet", "the-narwhal") }],
        ["COMPANY", { __typename: "Company", id: globalId("Company", company.slug) }],
        ["PERSON", { __typename: "User", id: globalId("User", author.slug), job: "Narwhal watcher" }],
      ]),
    );
    expect(world.upstream.summary()).toHaveLength(1 + 6);
  });

  it("is narrowed to types and read page by page, while the numbers stay those of all @ROUTE-60", async () => {
    const { search: some } = await search("types: [COMMUNITY, COMMUNITY_POST, STORY]");
    expect(new Set(some.edges.map(({ node }) => node.type))).toEqual(new Set(["COMMUNITY", "COMMUNITY_POST", "STORY"]));
    expect([some.totalCount, some.counts.length]).toEqual([3, 13]);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { search: part }: Found = await search("first: 5", { after });
      seen.push(...part.edges.map(({ node }) => `${node.type} ${node.databaseId}`));
      after = part.pageInfo.hasNextPage ? part.pageInfo.endCursor : null;
    } while (after !== null);
    const { search: whole } = await search("first: 50");
    expect(seen).toEqual(whole.edges.map(({ node }) => `${node.type} ${node.databaseId}`));
  });

  it("tells what it needs: two characters, and a sign-in @VALID-20", async () => {
    const short = await world.run('{ search(query: " a ") { totalCount } }', {}, viewer);
    expect(short.data).toEqual({ search: null });
    expect(short.errors).toMatchObject([
      { message: "Search term must have at least 2 characters.", extensions: { code: "INVALID" } },
    ]);
    const guest = await world.run('{ search(query: "narwhal") { totalCount } }');
    expect(guest.errors).toMatchObject([{ path: ["search"], extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("holds a null in the place of a result of an unknown type, and the error Invalid type @ERR-07", async () => {
    const result = { id: 5, slug: null, title: "Narwhal", summary: null, img: null, author: null, publishedAt: null };
    world.upstream.fail({
      path: "/api/v1/search",
      status: 200,
      body: {
        data: [
          { ...result, type: "poem" },
          { ...result, type: "story" },
        ],
        meta: { total: 2, offset: 0, limit: 20, counts: { story: 1, poem: 1 } },
      },
    });
    const answer = await world.run(`{ search(query: "narwhal") { ${page} } }`, {}, viewer);
    expect(answer.data).toMatchObject({
      search: { edges: [{ node: null }, { node: { type: "STORY", databaseId: 5 } }], counts: [{ type: "STORY", count: 1 }] },
    });
    expect(answer.errors).toMatchObject([{ message: "Invalid type [poem]", path: ["search", "edges", 0, "node"] }]);
  });
});
