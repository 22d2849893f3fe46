import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { collections, postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { databaseId: number } }[];
}

const page = "totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId } }";
const idsOf = ({ edges }: Page): number[] => edges.map(({ node }) => node.databaseId);

let env: TestEnv;
let journo: Person;
let pr: Person;
let author: number;

beforeAll(async () => {
  env = await startTestEnv();
  journo = await env.fixtures.person(["journo"]);
  pr = await env.fixtures.person(["pr"]);
  author = await env.fixtures.contact();
});
afterAll(() => env?.stop());
beforeEach(() => env.upstream.reset());

describe("comments", () => {
  const readComment = async (databaseId: number, fields: string, as = journo) =>
    (
      await env.data<{ comment: Record<string, unknown> | null }>(
        `query ($id: Int!) { comment(databaseId: $id) { ${fields} } }`,
        { id: databaseId },
        as,
      )
    ).comment;

  it("returns content, author, time, attachments, likes and replies @COMMENT-01 @COMMENT-02 @COMMENT-03 @POST-17 @POST-18", async () => {
    const post = await env.fixtures.post("job", author);
    const id = await env.fixtures.comment("job", post, pr.contactId, { content: "<p>Salary?</p>" });
    const replies = [
      await env.fixtures.comment("job", post, author, { parent_id: id }),
      await env.fixtures.comment("job", post, author, { parent_id: id }),
    ];
    await env.fixtures.comment("job", post, author, { parent_id: id });
    const [image, video] = [await env.fixtures.image(), await env.fixtures.video()];
    await env.fixtures.db
      .insertInto("comment_attachments")
      .values([
        { comment_id: id, position: 0, image_id: image },
        { comment_id: id, position: 1, video_id: video },
      ])
      .execute();
    await env.fixtures.like("comment", id, journo.contactId);

    const comment = await readComment(
      id,
      `id databaseId content createdAt updatedAt isDeleted liked likesCount commentsCount totalCommentsCount
       author { databaseId } parent { id } subject { __typename id }
       attachments { exists count images { databaseId } videos { databaseId coverUrl duration } }
       comments(first: 2) { totalCount pageInfo { hasNextPage } edges { node { databaseId parent { databaseId } comments { totalCount edges { node { id } } } } } }`,
    );
    const none = { totalCount: 0, edges: [] };
    expect(comment).toEqual({
      id: globalId("Comment", id),
      databaseId: id,
      content: "<p>Salary?</p>",
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: null,
      isDeleted: false,
      liked: true,
      likesCount: 1,
      commentsCount: 3,
      totalCommentsCount: 3,
      author: { databaseId: pr.contactId },
      parent: null,
      subject: { __typename: "Job", id: globalId("Job", post) },
      attachments: {
        exists: true,
        count: 2,
        images: [{ databaseId: image }],
        videos: [{ databaseId: video, coverUrl: "/files/cover.webp", duration: 7 }],
      },
      comments: {
        totalCount: 3,
        pageInfo: { hasNextPage: true },
        edges: replies.map((databaseId) => ({ node: { databaseId, parent: { databaseId: id }, comments: none } })),
      },
    });
    // The first replies are included with the comment, and the subject is read once.
    expect(env.upstream.summary()).toEqual([`GET /api/v1/comments/${id}`, `GET /api/v1/jobs/${post}/all`]);
  });

  it.each(postTypes)(
    "pages by offset, comments newest first and replies oldest first: %s @COMMENT-04 @CONST-02 @API-017 @API-027 @API-038 @API-049 @API-058 @API-067 @API-076",
    async (type) => {
      const post = await env.fixtures.post(type, author);
      const createdIds: number[] = [];
      for (let count = 0; count < 25; count += 1) createdIds.push(await env.fixtures.comment(type, post, author));
      const newest = createdIds.toReversed();
      const document = `query ($id: ID!, $after: String) { node(id: $id) { ... on PostBase { comments(first: 10, after: $after) { ${page} } } } }`;
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const { node }: { node: { comments: Page } } = await env.data(
          document,
          { id: globalId(typeNames[type], post), after },
          journo,
        );
        expect(node.comments.totalCount).toBe(25);
        seen.push(...idsOf(node.comments));
        after = node.comments.pageInfo.hasNextPage ? node.comments.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(newest);
      const offsets = env.upstream.calls
        .filter(({ path }) => path.startsWith(`/api/v1/${collections[type]}/${post}/comments?`))
        .map(({ path }) => new URLSearchParams(path.split("?")[1]).get("offset"));
      // The first 20 are not read again if they were included with the post.
      expect(offsets.length).toBeLessThanOrEqual(3);
    },
  );

  it("neither skips nor repeats comments when new ones are added between two pages @COMMENT-04", async () => {
    const post = await env.fixtures.post("statement", author);
    const createdIds: number[] = [];
    for (let count = 0; count < 12; count += 1) createdIds.push(await env.fixtures.comment("statement", post, author));
    const document = `query ($id: ID!, $after: String) { node(id: $id) { ... on PostBase { comments(first: 5, after: $after) { ${page} } } } }`;
    const id = globalId("Statement", post);
    const first = await env.data<{ node: { comments: Page } }>(document, { id }, journo);
    for (let count = 0; count < 3; count += 1) await env.fixtures.comment("statement", post, author);
    const second = await env.data<{ node: { comments: Page } }>(
      document,
      { id, after: first.node.comments.pageInfo.endCursor },
      journo,
    );
    expect([...idsOf(first.node.comments), ...idsOf(second.node.comments)]).toEqual(createdIds.toReversed().slice(0, 10));
  });

  it("serves the first comments from the feed item, including deleted ones that have replies @COMMENT-02 @COMMENT-03", async () => {
    const post = await env.fixtures.post("reaction", author);
    const oldest = await env.fixtures.comment("reaction", post, author);
    const deleted = await env.fixtures.comment("reaction", post, author, { deleted_at: new Date() });
    await env.fixtures.comment("reaction", post, author, { parent_id: deleted });
    const newest = await env.fixtures.comment("reaction", post, author);
    const deletedComment = await env.fixtures.comment("reaction", post, author, { deleted_at: new Date() });
    const { feed } = await env.data<{
      feed: { edges: { node: { commentsCount: number; totalCommentsCount: number; comments: Page } }[] };
    }>(
      `{ feed(first: 1) { edges { node { ... on Reaction { commentsCount totalCommentsCount comments(first: 2) { ${page} } } } } } }`,
      {},
      journo,
    );
    const { comments, ...counts } = feed.edges[0]?.node ?? { comments: null };
    expect(counts).toEqual({ commentsCount: 2, totalCommentsCount: 3 });
    expect(comments).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { databaseId: newest } }, { node: { databaseId: deleted } }],
    });
    expect(env.upstream.summary()).toEqual(["GET /api/v1/posts"]);

    const all = await env.data<{
      node: { comments: Page & { edges: { node: { content: string | null; isDeleted: boolean } }[] } };
    }>(
      `query ($id: ID!) { node(id: $id) { ... on Reaction { comments { totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId content isDeleted } } } } } }`,
      { id: globalId("Reaction", post) },
      journo,
    );
    expect(all.node.comments.edges.map(({ node }) => node)).toEqual([
      { databaseId: newest, content: "<p>Words</p>", isDeleted: false },
      { databaseId: deleted, content: null, isDeleted: true },
      { databaseId: oldest, content: "<p>Words</p>", isDeleted: false },
    ]);
    expect(await readComment(deletedComment, "id")).toBeNull();
  });

  it("pages on to a deleted comment of which only replies remain @COMMENT-03 @COMMENT-04", async () => {
    const post = await env.fixtures.post("reaction", author);
    const deleted = await env.fixtures.comment("reaction", post, author, { deleted_at: new Date() });
    await env.fixtures.comment("reaction", post, author, { parent_id: deleted });
    const two = [await env.fixtures.comment("reaction", post, author), await env.fixtures.comment("reaction", post, author)];
    const { feed } = await env.data<{ feed: { edges: { node: { comments: Page } }[] } }>(
      `{ feed(first: 1) { edges { node { ... on Reaction { comments(first: 2) { ${page} } } } } } }`,
      {},
      journo,
    );
    expect(feed.edges[0]?.node.comments).toMatchObject({
      pageInfo: { hasNextPage: true },
      edges: two.toReversed().map((databaseId) => ({ node: { databaseId } })),
    });
    const rest = await env.data<{ node: { comments: Page } }>(
      `query ($id: ID!, $after: String) { node(id: $id) { ... on Reaction { comments(first: 2, after: $after) { ${page} } } } }`,
      { id: globalId("Reaction", post), after: feed.edges[0]?.node.comments.pageInfo.endCursor },
      journo,
    );
    expect(idsOf(rest.node.comments)).toEqual([deleted]);
    expect(rest.node.comments.pageInfo.hasNextPage).toBe(false);
  });

  it("reads the end of a thread in a list up to its oldest comment, even if that is deleted @COMMENT-03 @COMMENT-04", async () => {
    const post = await env.fixtures.post("reaction", author);
    const deleted = await env.fixtures.comment("reaction", post, author, { deleted_at: new Date() });
    await env.fixtures.comment("reaction", post, author, { parent_id: deleted });
    const oldest = await env.fixtures.comment("reaction", post, author);
    for (let count = 0; count < 3; count += 1) await env.fixtures.comment("reaction", post, author);
    const readEnd = async (last: number) => {
      const { feed } = await env.data<{ feed: { edges: { node: { comments: Page } }[] } }>(
        `query ($last: Int) { feed(first: 1) { edges { node { ... on Reaction { comments(last: $last) { ${page} } } } } } }`,
        { last },
        journo,
      );
      return feed.edges[0]?.node.comments ?? { edges: [] };
    };
    expect(await readEnd(1)).toMatchObject({ edges: [{ node: { databaseId: deleted } }], pageInfo: { hasNextPage: false } });
    expect(await readEnd(2)).toMatchObject({ edges: [{ node: { databaseId: oldest } }, { node: { databaseId: deleted } }] });
  });
});
