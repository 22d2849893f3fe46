import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const numbered = ["PostBase", "Story", "Announcement", "Interview"].map((type) => `... on ${type} { id databaseId }`).join(" ");
const slugged = ["User", "Company", "Outlet", "Community"].map((type) => `... on ${type} { id databaseId slug }`).join(" ");
/** What identifies a subject, which needs no call. */
const identity = `subject { __typename ${numbered} ${slugged} }`;
const fields = `type title summary image author { databaseId name } publishedAt ${identity}`;
const page = `totalCount counts { type count } pageInfo { hasNextPage endCursor } edges { node { ${fields} } }`;

interface Found {
  search: {
    totalCount: number;
    counts: { type: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { type: string; subject: { id: string } } }[];
  };
}

describe("search", () => {
  let env: TestEnv;
  let viewer: Person;
  let author: Person;
  const post = new Map<string, number>();
  let community: number;
  let company: { id: number; slug: string };
  let outlet: number;
  let story: number;
  let interview: number;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    viewer = await fixtures.person(["pr"]);
    author = await fixtures.person(["journo"]);
    await fixtures.db.updateTable("contacts").set({ job: "Narwhal watcher" }).where("id", "=", author.contactId).execute();
    community = await fixtures.community("narwhals", author.contactId, { name: "Narwhals" });
    company = await fixtures.company();
    await fixtures.db.updateTable("companies").set({ description: "Narwhal tours" }).where("id", "=", company.id).execute();
    const created = await fixtures.db
      .insertInto("outlets")
      .values({ name: "The Narwhal", slug: "the-narwhal", logo: "/files/logo.webp" })
      .returning("id")
      .executeTakeFirstOrThrow();
    outlet = created.id;
    for (const type of postTypes)
      post.set(type, await fixtures.post(type, author.contactId, { content: "<p>A narwhal came by</p>" }));
    story = await fixtures.story(author.contactId, { title: "Narwhal season", summary: "It begins" });
    const createdInterview = await fixtures.db
      .insertInto("interviews")
      .values({
        title: "Narwhals, answered",
        type: "video",
        status: "open",
        author_id: author.contactId,
        creator_id: author.contactId,
        created_at: fixtures.time(),
        published_at: fixtures.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    interview = createdInterview.id;
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const search = (more: string, variables = {}) =>
    env.data<Found>(`query ($after: String) { search(query: "narwhal", after: $after, ${more}) { ${page} } }`, variables, viewer);

  it("returns results of every type with their counts in one call @ROUTE-60", async () => {
    const { search: found } = await search("first: 50");
    expect(env.upstream.summary()).toEqual(["GET /api/v1/search"]);
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
    const withoutAuthor = { author: null, publishedAt: null };
    expect(of("PERSON")).toMatchObject({
      subject: { __typename: "User", id: globalId("User", author.slug), databaseId: author.contactId, slug: author.slug },
      summary: "Narwhal watcher",
      ...withoutAuthor,
    });
    expect(of("COMPANY")).toMatchObject({
      subject: {
        __typename: "Company",
        id: await env.fixtures.globalIdOf("Company", company.slug),
        databaseId: company.id,
        slug: company.slug,
      },
      summary: "Narwhal tours",
      ...withoutAuthor,
    });
    expect(of("OUTLET")).toMatchObject({
      subject: { databaseId: outlet, slug: "the-narwhal" },
      image: "/files/logo.webp",
      ...withoutAuthor,
    });
    expect(of("COMMUNITY")).toMatchObject({
      subject: { databaseId: community, slug: "narwhals" },
      title: "Narwhals",
      ...withoutAuthor,
    });
    expect(of("JOB")).toMatchObject({
      subject: { __typename: "Job", id: globalId("Job", post.get("job") ?? 0), databaseId: post.get("job") },
      title: "Editor",
      summary: "A narwhal came by",
      author: { databaseId: author.contactId },
      publishedAt: expect.stringMatching(/Z$/),
    });
    expect(of("STORY")).toMatchObject({
      subject: { __typename: "Story", databaseId: story },
      title: "Narwhal season",
      summary: "It begins",
    });
  });

  it("resolves the subjects of results with one call per type at most @ROUTE-60 @API-080", async () => {
    const more = await Promise.all(
      postTypes.map((type) => env.fixtures.post(type, author.contactId, { content: "<p>Oryx</p>" })),
    );
    await env.fixtures.story(author.contactId, { title: "Oryx" });
    await env.fixtures.community("oryx", author.contactId, { name: "Oryx" });
    const subject = "subject { __typename ... on Node { id } ... on User { jobTitle } ... on Community { membersCount } }";
    const { search: oryx } = await env.data<{ search: { edges: { node: { subject: unknown } }[] } }>(
      `{ search(query: "oryx", first: 50) { edges { node { ${subject} } } } }`,
      {},
      viewer,
    );
    expect(oryx.edges.map(({ node }) => node.subject)).toEqual(
      expect.arrayContaining(
        postTypes.map((type, index) => ({ __typename: typeNames[type], id: globalId(typeNames[type], more[index] ?? 0) })),
      ),
    );
    expect(env.upstream.summary()).toHaveLength(1 + postTypes.length + 2);
    env.upstream.reset();
    const { search: narwhal } = await env.data<{ search: { edges: { node: { type: string; subject: unknown } }[] } }>(
      `{ search(query: "narwhal", types: [PERSON, COMPANY, OUTLET, COMMUNITY, STORY, INTERVIEW]) { edges { node { type ${subject} } } } }`,
      {},
      viewer,
    );
    expect(new Map(narwhal.edges.map(({ node }) => [node.type, node.subject]))).toEqual(
      new Map<string, unknown>([
        ["COMMUNITY", { __typename: "Community", id: await env.fixtures.globalIdOf("Community", "narwhals"), membersCount: 0 }],
        ["STORY", { __typename: "Story", id: globalId("Story", story) }],
        ["INTERVIEW", { __typename: "Interview", id: globalId("Interview", interview) }],
        ["OUTLET", { __typename: "Outlet", id: await env.fixtures.globalIdOf("Outlet", "the-narwhal") }],
        ["COMPANY", { __typename: "Company", id: await env.fixtures.globalIdOf("Company", company.slug) }],
        ["PERSON", { __typename: "User", id: globalId("User", author.slug), jobTitle: "Narwhal watcher" }],
      ]),
    );
    expect(env.upstream.summary()).toHaveLength(1 + 6);
  });

  it("filters by type and pages, while the counts cover all types @ROUTE-60", async () => {
    const { search: some } = await search("types: [COMMUNITY, COMMUNITY_POST, STORY]");
    expect(new Set(some.edges.map(({ node }) => node.type))).toEqual(new Set(["COMMUNITY", "COMMUNITY_POST", "STORY"]));
    expect([some.totalCount, some.counts.length]).toEqual([3, 13]);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { search: part }: Found = await search("first: 5", { after });
      seen.push(...part.edges.map(({ node }) => node.subject.id));
      after = part.pageInfo.hasNextPage ? part.pageInfo.endCursor : null;
    } while (after !== null);
    const { search: whole } = await search("first: 50");
    expect(seen).toEqual(whole.edges.map(({ node }) => node.subject.id));
  });

  it("requires two characters and a session @VALID-20", async () => {
    const short = await env.run('{ search(query: " a ") { totalCount } }', {}, viewer);
    expect(short.data).toEqual({ search: null });
    expect(short.errors).toMatchObject([
      { message: "Search term must have at least 2 characters.", extensions: { code: "INVALID" } },
    ]);
    const guest = await env.run('{ search(query: "narwhal") { totalCount } }');
    expect(guest.errors).toMatchObject([{ path: ["search"], extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("returns null and the error Invalid type for a result of an unknown type @ERR-07", async () => {
    const result = { id: 5, slug: null, title: "Narwhal", summary: null, img: null, author: null, publishedAt: null };
    env.upstream.fail({
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
    const response = await env.run(`{ search(query: "narwhal") { ${page} } }`, {}, viewer);
    expect(response.data).toMatchObject({
      search: {
        edges: [{ node: null }, { node: { type: "STORY", subject: { databaseId: 5 } } }],
        counts: [{ type: "STORY", count: 1 }],
      },
    });
    expect(response.errors).toMatchObject([{ message: "Invalid type [poem]", path: ["search", "edges", 0, "node"] }]);
  });
});
