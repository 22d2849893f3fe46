import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PostType } from "../../../upstream/db/schema.ts";
import { globalId } from "../support/ids.ts";
import { collections, postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface LikesPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { databaseId: number } }[];
}

const setLike = `mutation ($id: ID!, $liked: Boolean!) {
  setLike(input: { subjectId: $id, liked: $liked, clientMutationId: "like" }) {
    clientMutationId errors { code message field } subject { id liked likesCount }
  }
}`;

describe("likes", () => {
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

  async function make(type: PostType | "story" | "comment"): Promise<{ id: string; databaseId: number; collection: string }> {
    if (type === "story") {
      const databaseId = await env.fixtures.story(author);
      return { id: globalId("NewsItem", databaseId), databaseId, collection: "stories" };
    }
    if (type === "comment") {
      const databaseId = await env.fixtures.comment("job", await env.fixtures.post("job", author), author);
      return { id: globalId("Comment", databaseId), databaseId, collection: "comments" };
    }
    const databaseId = await env.fixtures.post(type, author);
    return { id: globalId(typeNames[type], databaseId), databaseId, collection: collections[type] };
  }

  it.each([...postTypes, "story" as const, "comment" as const])(
    "sets and removes a like with its count; repeating the request changes nothing: %s @LIKE-01 @LIKE-02 @LIKE-03 @API-019 @API-029 @API-040 @API-051 @API-060 @API-069 @API-078",
    async (type) => {
      const { id, databaseId, collection } = await make(type);
      for (const [liked, likesCount] of [
        [true, 1],
        [true, 1],
        [false, 0],
        [false, 0],
      ] as const) {
        const data = await env.data(setLike, { id, liked }, journo);
        expect(data).toEqual({ setLike: { clientMutationId: "like", errors: [], subject: { id, liked, likesCount } } });
      }
      expect(env.upstream.calls[0]).toMatchObject({
        method: "POST",
        path: `/api/v1/${collection}/${databaseId}/toggleLike`,
        status: 200,
      });
    },
  );

  it.each([...postTypes, "story" as const, "comment" as const])(
    "lists who liked, newest first, page by page: %s @LIKE-01 @API-020 @API-030 @API-041 @API-052 @API-061 @API-070 @API-079",
    async (type) => {
      const { id, databaseId } = await make(type);
      const contactIds: number[] = [];
      for (let count = 0; count < 24; count += 1) {
        const contactId = await env.fixtures.contact();
        contactIds.push(contactId);
        await env.fixtures.like(type, databaseId, contactId);
      }
      const document = `query ($id: ID!, $after: String) { node(id: $id) { ... on Likable { likes(first: 10, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId } }
      } } } }`;
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const { node }: { node: { likes: LikesPage } } = await env.data(document, { id, after }, journo);
        expect(node.likes.totalCount).toBe(24);
        seen.push(...node.likes.edges.map((edge) => edge.node.databaseId));
        after = node.likes.pageInfo.hasNextPage ? node.likes.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(contactIds.toReversed());
    },
  );

  it("reads likes from a completely read post, and makes no call when there are none @API-012 @API-033 @API-044", async () => {
    const { id, databaseId } = await make("job");
    await env.fixtures.like("job", databaseId, author);
    const document =
      "query ($id: ID!) { node(id: $id) { ... on Likable { likes { totalCount edges { node { databaseId } } } } } }";
    expect(await env.data(document, { id }, journo)).toEqual({
      node: { likes: { totalCount: 1, edges: [{ node: { databaseId: author } }] } },
    });
    const withoutLikes = await make("statement");
    expect(await env.data(document, { id: withoutLikes.id }, journo)).toEqual({ node: { likes: { totalCount: 0, edges: [] } } });
    expect(env.upstream.summary()).toEqual([
      `GET /api/v1/jobs/${databaseId}/all`,
      `GET /api/v1/statements/${withoutLikes.databaseId}`,
    ]);
  });

  it("returns the upstream's message as data, and UNAUTHENTICATED for guests @LIKE-01 @ERR-05", async () => {
    const { id } = await make("job");
    const reader = await env.fixtures.person(["pr"], { is_read_only: true });
    expect(await env.data(setLike, { id, liked: true }, reader)).toEqual({
      setLike: {
        clientMutationId: "like",
        errors: [{ code: "INVALID", message: "Your account is read-only.", field: null }],
        subject: null,
      },
    });
    const guest = await env.run(setLike, { id, liked: true });
    expect(guest.errors).toMatchObject([{ path: ["setLike"], extensions: { code: "UNAUTHENTICATED", ownHost: true } }]);
    for (const wrong of ["nonsense", globalId("Community", "x"), globalId("Job", "x")]) {
      expect(await env.data(setLike, { id: wrong, liked: true }, journo)).toMatchObject({
        setLike: { clientMutationId: "like", errors: [{ code: "INVALID_ID", field: ["input", "subjectId"] }], subject: null },
      });
    }
  });

  it("does not retry a like when the upstream fails, and reveals no internals @LIKE-02 @ERR-01", async () => {
    const { id } = await make("job");
    env.upstream.fail({ method: "POST", status: 500, body: { detail: "select * from likes failed" } });
    const response = await env.run(setLike, { id, liked: true }, journo);
    expect(response).toEqual({
      data: null,
      errors: [
        expect.objectContaining({
          message: "Something went wrong. We are already working to solve it.",
          path: ["setLike"],
          extensions: { code: "INTERNAL", status: 500, ownHost: true, requestId: expect.any(String) },
        }),
      ],
    });
    expect(env.upstream.summary()).toHaveLength(1);
  });
});
