import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

describe("news", () => {
  let env: TestEnv;
  let journo: Person;
  beforeAll(async () => {
    env = await startTestEnv();
    journo = await env.fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const permissions = "permissions { like { allowed reasons { code remedy } } comment { allowed reasons { code } } }";

  it("returns stories of all three kinds in the feed, with likes and comments @POST-01 @FEED-03 @NEWS-05", async () => {
    const { fixtures } = env;
    const company = await fixtures.company();
    const [image, video] = [await fixtures.image(), await fixtures.video()];
    const community = await fixtures.community("with-news", journo.contactId);
    const storyIds: number[] = [];
    for (const kind of ["media", "epitome", "marcoms"] as const) {
      const id = await fixtures.story(company.contactId, {
        kind,
        title: `On ${kind}`,
        headline: "In short",
        summary: "A summary",
        img_id: image,
        video_id: video,
      });
      await fixtures.db.insertInto("story_beats").values({ story_id: id, beat_id: 62 }).execute();
      await fixtures.db.insertInto("story_communities").values({ story_id: id, community_id: community }).execute();
      await fixtures.like("story", id, journo.contactId);
      await fixtures.comment("story", id, journo.contactId);
      storyIds.unshift(id);
    }
    const fields = `id databaseId kind title headline summary image { databaseId } video { databaseId } author { databaseId type } beats { key } time publishedAt
      liked likesCount commentsCount totalCommentsCount isDeleted comments(first: 1) { totalCount } ${permissions}`;
    const { feed } = await env.data<{ feed: { edges: { node: Record<string, unknown> }[] } }>(
      `{ feed(communitySlug: "with-news", types: [MEDIA, EPITOME, MARCOMS]) { edges { node { ... on NewsItem { ${fields} } } } } }`,
      {},
      journo,
    );
    expect(feed.edges.map(({ node }) => [node["databaseId"], node["kind"]])).toEqual([
      [storyIds[0], "MARCOMS"],
      [storyIds[1], "EPITOME"],
      [storyIds[2], "MEDIA"],
    ]);
    const [first] = feed.edges;
    expect(first?.node).toEqual({
      id: globalId("NewsItem", storyIds[0] ?? 0),
      databaseId: storyIds[0],
      kind: "MARCOMS",
      title: "On marcoms",
      headline: "In short",
      summary: "A summary",
      image: { databaseId: image },
      video: { databaseId: video },
      author: { databaseId: company.contactId, type: "COMPANY" },
      beats: [{ key: "POLITICS" }],
      time: expect.stringMatching(/Z$/),
      publishedAt: first?.node["time"],
      liked: true,
      likesCount: 1,
      commentsCount: 1,
      totalCommentsCount: 1,
      isDeleted: false,
      comments: { totalCount: 1 },
      permissions: { like: { allowed: true, reasons: [] }, comment: { allowed: true, reasons: [] } },
    });
    expect(env.upstream.calls).toHaveLength(2);

    env.upstream.reset();
    const whole = await env.data(
      `{ feed(communitySlug: "with-news") { edges { node { ... on NewsItem { story { id content url company { slug } outlet { name } communities { slug } news { title } } } } } } }`,
      {},
      journo,
    );
    expect(whole).toEqual({
      feed: {
        edges: storyIds.map((id, index) => ({
          node: {
            story: {
              id: globalId("Story", id),
              content: "<p>News</p>",
              url: null,
              company: null,
              outlet: null,
              communities: [{ slug: "with-news" }],
              news: { title: `On ${["marcoms", "epitome", "media"][index]}` },
            },
          },
        })),
      },
    });
    expect(env.upstream.summary()).toEqual(["GET /api/v1/posts", "GET /api/v1/stories"]);
  });

  it("uses the headline as title when the story has none @NEWS-05 @NEWS-06", async () => {
    const id = await env.fixtures.story(journo.contactId, { title: null, headline: "The headline" });
    const { story } = await env.data<{ story: unknown }>(
      "query ($id: Int!) { story(databaseId: $id) { news { title headline } } }",
      { id },
      journo,
    );
    expect(story).toEqual({ news: { title: "The headline", headline: "The headline" } });
  });

  it("uses the headline when the REST API sends no title @NEWS-06", async () => {
    const id = await env.fixtures.story(journo.contactId, { title: "The title", headline: "The headline" });
    const response = await fetch(`${env.platform.url}/api/v1/stories/${id}`, {
      headers: { cookie: `sid=${journo.sid}`, "x-requested-with": "XMLHttpRequest" },
    });
    const { title: _title, ...body } = Object(await response.json());
    const document = "query ($id: Int!) { story(databaseId: $id) { news { title } } }";
    for (const [sent, shown] of [
      [{ ...body, title: null }, "The headline"],
      [body, "The headline"],
      [{ ...body, title: "  " }, "The headline"],
      [{ ...body, title: "The title" }, "The title"],
    ]) {
      env.upstream.fail({ path: `/api/v1/stories/${id}`, status: 200, body: sent });
      expect(await env.data(document, { id }, journo)).toEqual({ story: { news: { title: shown } } });
      env.upstream.reset();
    }
  });

  it("can be read by guests, who have to sign in to like or comment @ROUTE-13", async () => {
    const id = await env.fixtures.story(journo.contactId);
    await env.fixtures.comment("story", id, journo.contactId);
    const document = `query ($id: Int!) { story(databaseId: $id) { content news { title comments { edges { node { content permissions { like { reasons { code } } } } } } ${permissions} } } }`;
    expect(await env.data(document, { id })).toEqual({
      story: {
        content: "<p>News</p>",
        news: {
          title: "Story",
          comments: {
            edges: [{ node: { content: "<p>Words</p>", permissions: { like: { reasons: [{ code: "NOT_SIGNED_IN" }] } } } }],
          },
          permissions: {
            like: { allowed: false, reasons: [{ code: "NOT_SIGNED_IN", remedy: "SIGN_IN" }] },
            comment: { allowed: false, reasons: [{ code: "NOT_SIGNED_IN" }] },
          },
        },
      },
    });
    expect(env.upstream.summary()).toEqual([`GET /api/v1/stories/${id}`, `GET /api/v1/stories/${id}/comments`]);
  });

  it("is null for an unknown, deleted or unpublished story @POST-24", async () => {
    const author = await env.fixtures.contact();
    for (const id of [
      await env.fixtures.story(author, { published_at: null, save_as: "draft" }),
      await env.fixtures.story(author, { deleted_at: new Date() }),
      999_999,
    ]) {
      expect(await env.run("query ($id: Int!) { story(databaseId: $id) { id } }", { id }, journo)).toEqual({
        data: { story: null },
      });
    }
  });
});
