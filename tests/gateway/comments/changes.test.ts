import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { collections, postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

let env: TestEnv;
let journo: Person;
let pr: Person;

beforeAll(async () => {
  env = await startTestEnv();
  journo = await env.fixtures.person(["journo"]);
  pr = await env.fixtures.person(["pr"]);
});
afterAll(() => env?.stop());
beforeEach(() => env.upstream.reset());

describe("changes to comments", () => {
  const add = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
    clientMutationId errors { code message field }
    commentEdge { cursor node { databaseId content author { isViewer } parent { databaseId } permissions { edit { allowed } } } }
    subject { ... on PostBase { id commentsCount totalCommentsCount } ... on NewsItem { id commentsCount totalCommentsCount } }
    parent { databaseId commentsCount }
  } }`;
  interface Added {
    addComment: {
      clientMutationId: string | null;
      errors: { code: string; message: string; field: string[] | null }[];
      commentEdge: { node: { databaseId: number } } | null;
      subject: unknown;
      parent: unknown;
    };
  }

  it.each([...postTypes, "story" as const])(
    "adds a comment to a %s and returns the new counts @API-018 @API-028 @API-039 @API-050 @API-059 @API-068 @API-077 @COMMENT-03",
    async (type) => {
      const isStory = type === "story";
      const id = isStory ? await env.fixtures.story(pr.contactId) : await env.fixtures.post(type, pr.contactId);
      const subjectId = isStory ? globalId("NewsItem", id) : globalId(typeNames[type], id);
      const { addComment } = await env.data<Added>(
        add,
        { input: { clientMutationId: "c1", subjectId, content: "<p>Well put.</p>" } },
        journo,
      );
      expect(addComment).toEqual({
        clientMutationId: "c1",
        errors: [],
        commentEdge: {
          cursor: expect.any(String),
          node: {
            databaseId: expect.any(Number),
            content: "<p>Well put.</p>",
            author: { isViewer: true },
            parent: null,
            permissions: { edit: { allowed: true } },
          },
        },
        subject: { id: subjectId, commentsCount: 1, totalCommentsCount: 1 },
        parent: null,
      });
      const [first] = env.upstream.calls;
      expect(first).toMatchObject({
        method: "POST",
        path: `/api/v1/${isStory ? "stories" : collections[type]}/${id}/comments`,
        status: 201,
      });
      // The change, the changed entity with its new counts, and the viewer.
      expect(env.upstream.calls).toHaveLength(3);
    },
  );

  it("puts a reply to a reply under the same top-level comment @COMMENT-02", async () => {
    const post = await env.fixtures.post("job", pr.contactId);
    const top = await env.fixtures.comment("job", post, pr.contactId);
    const reply = await env.fixtures.comment("job", post, pr.contactId, { parent_id: top });
    const { addComment } = await env.data<Added>(
      add,
      { input: { subjectId: globalId("Job", post), parentId: globalId("Comment", reply), content: "<p>Indeed.</p>" } },
      journo,
    );
    expect(addComment).toMatchObject({
      commentEdge: { node: { parent: { databaseId: top } } },
      subject: { commentsCount: 1, totalCommentsCount: 3 },
      parent: { databaseId: top, commentsCount: 2 },
    });
  });

  it("attaches images, and returns the first result again for the same idempotency key @API-018 @COMMENT-01", async () => {
    const post = await env.fixtures.post("communityPost", pr.contactId);
    const image = await env.fixtures.image();
    await env.fixtures.db.updateTable("images").set({ owner_id: journo.contactId }).where("id", "=", image).execute();
    const input = {
      subjectId: globalId("CommunityPost", post),
      attachments: { images: [globalId("Image", image)] },
      idempotencyKey: "comment-1",
    };
    const first = await env.data<Added>(add, { input }, journo);
    expect(first.addComment.errors).toEqual([]);
    const again = await env.data<Added>(add, { input }, journo);
    expect(again.addComment.commentEdge?.node.databaseId).toBe(first.addComment.commentEdge?.node.databaseId);
    expect(again.addComment.subject).toMatchObject({ commentsCount: 1 });
    expect(env.upstream.calls.filter(({ method }) => method === "POST").map(({ headers }) => headers["idempotency-key"])).toEqual(
      ["comment-1", "comment-1"],
    );
  });

  it("generates an idempotency key when the input has none @API-018", async () => {
    const subjectId = globalId("Job", await env.fixtures.post("job", pr.contactId));
    await env.data<Added>(add, { input: { subjectId, content: "<p>One</p>" } }, journo);
    await env.data<Added>(add, { input: { subjectId, content: "<p>One</p>" } }, journo);
    const keys = env.upstream.calls.filter(({ method }) => method === "POST").map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("returns the upstream's messages at the fields of the input @API-018 @ERR-04", async () => {
    const subjectId = globalId("Job", await env.fixtures.post("job", pr.contactId));
    const empty = await env.data<Added>(add, { input: { subjectId, content: "" } }, journo);
    expect(empty.addComment).toMatchObject({ commentEdge: null, subject: null, parent: null });
    expect(empty.addComment.errors).toEqual([
      { code: "BLANK", message: "Comment cannot be empty.", field: ["input", "content"] },
    ]);
    const long = await env.data<Added>(add, { input: { subjectId, content: `<p>${"x".repeat(2001)}</p>` } }, journo);
    expect(long.addComment.errors).toMatchObject([{ code: "TOO_LONG", field: ["input", "content"] }]);
    const refusal = await env.data<Added>(
      add,
      { input: { subjectId: globalId("Job", 999_999), content: "<p>Hello</p>" } },
      journo,
    );
    expect(refusal.addComment.errors).toMatchObject([
      { code: "NOT_FOUND", message: "Not found.", field: ["input", "subjectId"] },
    ]);
  });

  it("refuses ids of other types before any call, and guests with UNAUTHENTICATED @ERR-05", async () => {
    for (const subjectId of ["nonsense", globalId("User", "somebody"), globalId("Comment", 1000), globalId("Job", "abc")]) {
      const { addComment } = await env.data<Added>(add, { input: { subjectId, content: "<p>Hello</p>" } }, journo);
      expect(addComment.errors).toMatchObject([{ code: "INVALID_ID", field: ["input", "subjectId"] }]);
    }
    expect(env.upstream.calls).toEqual([]);
    const guest = await env.run(add, {
      input: { subjectId: globalId("Job", await env.fixtures.post("job", pr.contactId)), content: "<p>Hello</p>" },
    });
    expect(guest.errors).toMatchObject([{ path: ["addComment"], extensions: { code: "UNAUTHENTICATED", status: 401 } }]);
  });

  it("updates content and returns the time of the change @PERM-06 @COMMENT-01", async () => {
    const post = await env.fixtures.post("job", pr.contactId);
    const id = globalId("Comment", await env.fixtures.comment("job", post, journo.contactId));
    const edit =
      "mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { clientMutationId errors { code message field } comment { content updatedAt attachments { count } } } }";
    const { updateComment } = await env.data<{ updateComment: unknown }>(
      edit,
      { input: { commentId: id, content: "<p>Better</p>", clientMutationId: "u" } },
      journo,
    );
    expect(updateComment).toEqual({
      clientMutationId: "u",
      errors: [],
      comment: { content: "<p>Better</p>", updatedAt: expect.stringMatching(/Z$/), attachments: { count: 0 } },
    });
    const refused = await env.data<{ updateComment: unknown }>(edit, { input: { commentId: id, content: "<p>Mine</p>" } }, pr);
    expect(refused.updateComment).toEqual({
      clientMutationId: null,
      errors: [{ code: "FORBIDDEN", message: "Only the author may do this.", field: null }],
      comment: null,
    });
    const empty = await env.data<{ updateComment: unknown }>(edit, { input: { commentId: id, content: "" } }, journo);
    expect(empty.updateComment).toMatchObject({ errors: [{ code: "BLANK", field: ["input", "content"] }] });
  });

  const remove = `mutation ($id: ID!) { deleteComment(input: { commentId: $id }) {
    errors { code } deletedCommentId comment { id isDeleted content } subject { ... on PostBase { commentsCount totalCommentsCount } } parent { databaseId commentsCount }
  } }`;
  const restore = `mutation ($id: ID!) { restoreComment(input: { commentId: $id }) {
    errors { code } commentEdge { node { id isDeleted content } } subject { ... on PostBase { commentsCount totalCommentsCount } } parent { databaseId commentsCount }
  } }`;

  it("deletes a comment without replies and restores it @PERM-05 @COMMENT-03", async () => {
    const post = await env.fixtures.post("job", pr.contactId);
    const id = globalId("Comment", await env.fixtures.comment("job", post, journo.contactId));
    await env.fixtures.comment("job", post, pr.contactId);
    expect(await env.data(remove, { id }, journo)).toEqual({
      deleteComment: {
        errors: [],
        deletedCommentId: id,
        comment: null,
        subject: { commentsCount: 1, totalCommentsCount: 1 },
        parent: null,
      },
    });
    expect(await env.data(restore, { id }, journo)).toEqual({
      restoreComment: {
        errors: [],
        commentEdge: { node: { id, isDeleted: false, content: "<p>Words</p>" } },
        subject: { commentsCount: 2, totalCommentsCount: 2 },
        parent: null,
      },
    });
  });

  it("keeps a deleted comment that has replies, without its content @PERM-05 @COMMENT-02", async () => {
    const post = await env.fixtures.post("event", pr.contactId);
    const top = await env.fixtures.comment("event", post, journo.contactId);
    const reply = await env.fixtures.comment("event", post, journo.contactId, { parent_id: top });
    const [id, replyId] = [globalId("Comment", top), globalId("Comment", reply)];
    expect(await env.data(remove, { id }, journo)).toEqual({
      deleteComment: {
        errors: [],
        deletedCommentId: null,
        comment: { id, isDeleted: true, content: null },
        subject: { commentsCount: 0, totalCommentsCount: 1 },
        parent: null,
      },
    });
    expect(await env.data(remove, { id: replyId }, journo)).toMatchObject({
      deleteComment: { errors: [], deletedCommentId: replyId, subject: { commentsCount: 0, totalCommentsCount: 0 } },
    });
  });

  it("returns the parent comment with its new count @PERM-05 @COMMENT-02", async () => {
    const post = await env.fixtures.post("event", pr.contactId);
    const top = await env.fixtures.comment("event", post, pr.contactId);
    const id = globalId("Comment", await env.fixtures.comment("event", post, journo.contactId, { parent_id: top }));
    expect(await env.data(remove, { id }, journo)).toMatchObject({
      deleteComment: { deletedCommentId: id, parent: { databaseId: top, commentsCount: 0 } },
    });
    expect(await env.data(restore, { id }, journo)).toMatchObject({
      restoreComment: { parent: { databaseId: top, commentsCount: 1 }, commentEdge: { node: { isDeleted: false } } },
    });
  });
});
