import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PostType } from "../../../upstream/db/schema.ts";
import { globalId } from "../support/ids.ts";
import { collections, postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const shared = `
  __typename id databaseId type time createdAt publishedAt content isDeleted isSystem creatorId userTypes status
  author { id databaseId name slug type isViewer avatar }
  communities { databaseId slug isJoined }
  beats { key }
  liked likesCount commentsCount totalCommentsCount
`;

const enumOf: Readonly<Record<PostType, string>> = {
  communityPost: "COMMUNITY_POST",
  job: "JOB",
  callout: "CALLOUT",
  event: "EVENT",
  record: "RECORD",
  reaction: "REACTION",
  statement: "STATEMENT",
};

describe("posts", () => {
  let env: TestEnv;
  let journo: Person;
  let author: number;

  beforeAll(async () => {
    env = await startTestEnv();
    journo = await env.fixtures.person(["journo"]);
    author = await env.fixtures.contact();
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const read = (type: PostType, databaseId: number, fields: string, as = journo) =>
    env.data<{ post: Record<string, unknown> }>(
      `query ($id: Int!) { post(type: ${enumOf[type]}, databaseId: $id) { ${fields} } }`,
      { id: databaseId },
      as,
    );

  it.each(postTypes)(
    "have the shared fields: %s @POST-01 @POST-02 @POST-21 @POST-24 @COMMENT-03 @LIKE-01 @USER-05 @API-006",
    async (type) => {
      const communityId = await env.fixtures.community(`of-${type.toLowerCase()}`, author);
      const id = await env.fixtures.post(type, author, {
        user_types: ["journo", "experts"],
        published_at: new Date("2026-03-01T09:00:00.123Z"),
      });
      await env.fixtures.assign(id, communityId);
      await env.fixtures.like(type, id, author);
      const top = await env.fixtures.comment(type, id, author);
      await env.fixtures.comment(type, id, author, { parent_id: top });
      const contact = await env.fixtures.db.selectFrom("contacts").selectAll().where("id", "=", author).executeTakeFirstOrThrow();

      const { post } = await read(type, id, `... on PostBase { ${shared} }`);
      expect(post).toEqual({
        __typename: typeNames[type],
        id: globalId(typeNames[type], id),
        databaseId: id,
        type: enumOf[type],
        time: "2026-03-01T09:00:00.123Z",
        createdAt: expect.stringMatching(/^2026-01-01T.*\.000Z$/),
        publishedAt: "2026-03-01T09:00:00.123Z",
        content: "<p>Words</p>",
        isDeleted: false,
        isSystem: false,
        creatorId: globalId("Author", author),
        userTypes: ["JOURNO", "EXPERTS"],
        status: "PUBLISHED",
        author: {
          id: globalId("Author", author),
          databaseId: author,
          name: contact.name,
          slug: contact.slug,
          type: "PERSON",
          isViewer: false,
          avatar: null,
        },
        communities: [{ databaseId: communityId, slug: `of-${type.toLowerCase()}`, isJoined: false }],
        beats: [],
        liked: false,
        likesCount: 1,
        commentsCount: 1,
        totalCommentsCount: 2,
      });
    },
  );

  it("have no publication time as drafts, and use their creation time @POST-02 @POST-21", async () => {
    const id = await env.fixtures.post("job", journo.contactId, { save_as: "draft" });
    const { post } = await read("job", id, "... on Job { status publishedAt time createdAt }");
    expect(post).toMatchObject({ status: "DRAFT", publishedAt: null });
    expect(post["time"]).toBe(post["createdAt"]);
  });

  it("are system posts by their author, or by their creator for types where that counts @PERM-07 @PERM-12 @PERM-17 @PERM-22 @PERM-23 @PERM-28 @PERM-32 @PERM-36", async () => {
    const { contactId: company } = await env.fixtures.company();
    for (const type of postTypes) {
      const byCreator = type === "communityPost" || type === "record" || type === "reaction" || type === "statement";
      const isSystem = async (authorId: number, creatorId: number) =>
        (await read(type, await env.fixtures.post(type, authorId, { creator_id: creatorId }), "... on PostBase { isSystem }"))
          .post["isSystem"];
      expect([
        type,
        await isSystem(company, company),
        await isSystem(author, journo.contactId),
        await isSystem(author, author),
      ]).toEqual([type, true, byCreator, false]);
    }
  });

  it("include pictures and videos as attachments of community posts @POST-04 @POST-17 @POST-18 @API-022", async () => {
    const id = await env.fixtures.post("communityPost", author);
    const [image, video] = [await env.fixtures.image(), await env.fixtures.video()];
    await env.fixtures.db
      .insertInto("post_attachments")
      .values([
        { post_id: id, position: 0, image_id: image },
        { post_id: id, position: 1, video_id: video },
      ])
      .execute();
    const { post } = await read(
      "communityPost",
      id,
      "... on CommunityPost { attachments { exists count images { databaseId url } videos { databaseId url coverUrl duration status } } }",
    );
    expect(post).toEqual({
      attachments: {
        exists: true,
        count: 2,
        images: [{ databaseId: image, url: expect.stringMatching(/^\/files\//) }],
        videos: [
          {
            databaseId: video,
            url: expect.stringMatching(/^\/files\//),
            coverUrl: "/files/cover.webp",
            duration: 7,
            status: "PROCESSED",
          },
        ],
      },
    });
    expect(env.upstream.summary()).toEqual([`GET /api/v1/communityPosts/${id}`]);
    env.upstream.reset();
    const more = "... on CommunityPost { attachments { images { url width } videos { status error } } }";
    expect((await read("communityPost", id, more)).post).toEqual({
      attachments: {
        images: [{ url: expect.stringMatching(/^\/files\//), width: 640 }],
        videos: [{ status: "PROCESSED", error: null }],
      },
    });
    expect(env.upstream.summary().toSorted()).toEqual([
      `GET /api/v1/communityPosts/${id}`,
      `GET /api/v1/uploads/images/${image}`,
      `GET /api/v1/uploads/videos/${video}`,
    ]);
  });

  it("have type EVENT and a format for events @CONST-16 @POST-08 @POST-09 @POST-03 @API-031 @API-033", async () => {
    const image = await env.fixtures.image();
    const id = await env.fixtures.post("event", author, {
      title: "Awards",
      event_type: "offline",
      timezone: "Europe/London",
      address: "1 Fleet Street",
      venue: "The Hall",
      url: null,
      img_id: image,
      starts_at: new Date("2030-06-01T18:00:00Z"),
      ends_at: new Date("2030-06-01T21:00:00Z"),
    });
    const fields =
      "... on Event { type format name timezone address venue link description content image { databaseId width } start end }";
    const expected = {
      type: "EVENT",
      format: "OFFLINE",
      name: "Awards",
      timezone: "Europe/London",
      address: "1 Fleet Street",
      venue: "The Hall",
      link: null,
      description: "<p>Words</p>",
      content: "<p>Words</p>",
      image: { databaseId: image, width: 640 },
      start: "2030-06-01T18:00:00.000Z",
      end: "2030-06-01T21:00:00.000Z",
    };
    expect((await read("event", id, fields)).post).toEqual(expected);
    // In REST, lists and reads by ids have different shapes, here the same one.
    const second = await env.fixtures.post("event", author);
    const { nodes, feed } = await env.data<{ nodes: unknown[]; feed: { edges: { node: unknown }[] } }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ${fields} } feed(types: [EVENT], first: 2) { edges { node { ${fields} } } } }`,
      { ids: [globalId("Event", id), globalId("Event", second)] },
      journo,
    );
    expect(nodes[0]).toEqual(expected);
    expect(nodes[1]).toMatchObject({ type: "EVENT", format: "ONLINE" });
    expect(feed.edges[1]?.node).toEqual(expected);
  });

  it("use the description when an event has no content @POST-03", async () => {
    const id = await env.fixtures.post("event", author);
    const real = await fetch(`${env.upstream.url}/api/v1/events/${id}/all`, { headers: { cookie: `sid=${journo.sid}` } });
    const body = (await real.json()) as Record<string, unknown>;
    env.upstream.fail({
      path: `/api/v1/events/${id}/all`,
      status: 200,
      body: { ...body, content: null, description: "<p>Subject</p>" },
    });
    expect((await read("event", id, "... on Event { content }")).post).toEqual({ content: "<p>Subject</p>" });
  });

  it("include company or company name, workplace and employment type of jobs @POST-10 @POST-11 @POST-12 @API-042 @API-044", async () => {
    const { id: company, slug } = await env.fixtures.company();
    const fields =
      "... on Job { title description content company { name company { databaseId slug } } workplace employmentType url location image { url } }";
    for (const [workplace, employmentType, rest] of [
      ["ON_SITE", "FULL_TIME", ["on-site", "full-time"]],
      ["REMOTE", "PART_TIME", ["remote", "part-time"]],
      ["HYBRID", "TEMPORARY", ["hybrid", "temporary"]],
      ["HYBRID", "VOLUNTEER", ["hybrid", "volunteer"]],
    ] as const) {
      const id = await env.fixtures.post("job", author, {
        company_id: company,
        company_name: null,
        workplace: rest[0],
        job_type: rest[1],
      });
      expect((await read("job", id, fields)).post).toMatchObject({
        workplace,
        employmentType,
        company: { company: { databaseId: company, slug } },
      });
    }
    const named = await env.fixtures.post("job", author, {
      company_name: "A startup",
      location: null,
      url: "https://example.com/apply",
    });
    expect((await read("job", named, fields)).post).toEqual({
      title: "Editor",
      description: "<p>Words</p>",
      content: "<p>Words</p>",
      company: { company: null, name: "A startup" },
      workplace: "ON_SITE",
      employmentType: "FULL_TIME",
      url: "https://example.com/apply",
      location: null,
      image: null,
    });
  });

  it("include videos of records, reactions and statements, processed or not @POST-13 @POST-14 @POST-15 @POST-19 @POST-20 @API-053 @API-062 @API-071", async () => {
    const video = await env.fixtures.video();
    const processing = await env.fixtures.video();
    await env.fixtures.db
      .updateTable("videos")
      .set({ url: null, cover_url: null, duration: null, status: "processing" })
      .where("id", "=", processing)
      .execute();
    const record = await env.fixtures.post("record", author, { video_id: processing });
    expect(
      (await read("record", record, "... on Record { video { databaseId coverUrl url duration status error } }")).post,
    ).toEqual({
      video: { databaseId: processing, coverUrl: null, url: null, duration: null, status: "PROCESSING", error: null },
    });
    for (const [type, name] of [
      ["reaction", "Reaction"],
      ["statement", "Statement"],
    ] as const) {
      const withVideo = await env.fixtures.post(type, author, { video_id: video, url: "https://example.com/article" });
      expect(
        (await read(type, withVideo, `... on ${name} { url video { databaseId coverUrl url duration status } }`)).post,
      ).toEqual({
        url: "https://example.com/article",
        video: {
          databaseId: video,
          coverUrl: "/files/cover.webp",
          url: expect.stringMatching(/^\/files\//),
          duration: 7,
          status: "PROCESSED",
        },
      });
      const textOnly = await env.fixtures.post(type, author);
      expect((await read(type, textOnly, `... on ${name} { url video { id } content }`)).post).toEqual({
        url: null,
        video: null,
        content: "<p>Words</p>",
      });
    }
  });

  it("are null without an error when unknown, deleted or hidden @POST-24 @ERR-13", async () => {
    const deleted = await env.fixtures.post("job", author, { deleted_at: new Date() });
    const forExperts = await env.fixtures.post("job", author, { user_types: ["experts"] });
    const draft = await env.fixtures.post("job", author, { save_as: "draft" });
    for (const id of [deleted, forExperts, draft, 999_999, 0, -3]) {
      expect(
        await env.run("query ($id: Int!) { post(type: JOB, databaseId: $id) { ... on Job { id } } }", { id }, journo),
      ).toEqual({ data: { post: null } });
    }
    // A deleted post is visible to users who may restore it.
    const deletedJob = await env.fixtures.post("job", journo.contactId, { deleted_at: new Date() });
    expect((await read("job", deletedJob, "... on Job { isDeleted permissions { restore { allowed } } }")).post).toEqual({
      isDeleted: true,
      permissions: { restore: { allowed: true } },
    });
  });

  it("list the latest jobs, and the upcoming events by their start @API-032 @API-043", async () => {
    await env.fixtures.db.deleteFrom("posts").execute();
    const over = await env.fixtures.post("event", author, { starts_at: new Date("2020-01-01T00:00:00Z") });
    const inDays = (days: number) => ({ starts_at: new Date(Date.now() + days * 86_400_000), ends_at: null });
    const [last, first, second] = [
      await env.fixtures.post("event", author, inDays(30)),
      await env.fixtures.post("event", author, inDays(1)),
      await env.fixtures.post("event", author, inDays(8)),
    ];
    const jobs = [
      await env.fixtures.post("job", author),
      await env.fixtures.post("job", author),
      await env.fixtures.post("job", author),
    ];
    const data = await env.data("{ latestEvents { databaseId format } latestJobs(first: 2) { databaseId } }", {}, journo);
    expect(data).toEqual({
      latestEvents: [first, second, last].map((databaseId) => ({ databaseId, format: "ONLINE" })),
      latestJobs: jobs
        .toReversed()
        .slice(0, 2)
        .map((databaseId) => ({ databaseId })),
    });
    expect(JSON.stringify(data)).not.toContain(`:${over}}`);
    expect(env.upstream.calls.map(({ path }) => path).toSorted()).toEqual([
      "/api/v1/events/latest?limit=5",
      "/api/v1/jobs/latest?limit=2",
    ]);
    const wrong = await env.run("{ latestJobs(first: 21) { id } }", {}, journo);
    expect(wrong.errors).toMatchObject([{ message: "first must be between 1 and 20.", extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it.each(postTypes)(
    "are read from the path of their collection: %s @API-011 @API-022 @API-031 @API-042 @API-053 @API-062 @API-071",
    async (type) => {
      const [one, two] = [await env.fixtures.post(type, author), await env.fixtures.post(type, author)];
      await read(type, one, "... on PostBase { id }");
      await env.data(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
        { ids: [one, two].map((id) => globalId(typeNames[type], id)) },
        journo,
      );
      const all = type === "job" || type === "callout" || type === "event" ? "/all" : "";
      expect(env.upstream.calls.map(({ path }) => decodeURIComponent(path))).toEqual([
        `/api/v1/${collections[type]}/${one}${all}`,
        `/api/v1/${collections[type]}?ids=${one},${two}`,
      ]);
    },
  );
});
