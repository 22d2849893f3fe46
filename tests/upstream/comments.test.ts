import { beforeAll, describe, expect, it } from "vitest";
import type { Comment, LikeResult } from "../../upstream/comments/schema.ts";
import type { PostType } from "../../upstream/db/schema.ts";
import { plainText } from "../../upstream/text/html.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let writer: Person;
let other: Person;
let job: { type: "job"; id: number };

beforeAll(async () => {
  writer = await env.current.person(["journo"], {}, { name: "Wanda <Writer>" });
  other = await env.current.person(["pr"], {}, { name: "Otto" });
  job = { type: "job", id: await env.current.post("job", writer.contactId) };
});

interface ListResponse {
  data: Comment[];
  meta: { total: number };
}

const add = (path: string, content: string | null, attachments?: object, by = writer) =>
  by.client.post<Comment>(path, { content, ...(attachments !== undefined && { attachments }) });
const comment = async (content: string, by = writer) => (await add(`/jobs/${job.id}/comments`, content, undefined, by)).body;

const collections: [PostType | "story", string, string][] = [
  ["callout", "callouts", "@API-017 @API-018 @API-019 @API-020"],
  ["communityPost", "communityPosts", "@API-027 @API-028 @API-029 @API-030"],
  ["event", "events", "@API-038 @API-039 @API-040 @API-041"],
  ["job", "jobs", "@API-049 @API-050 @API-051 @API-052"],
  ["reaction", "reactions", "@API-058 @API-059 @API-060 @API-061"],
  ["statement", "statements", "@API-067 @API-068 @API-069 @API-070"],
  ["record", "records", "@API-076 @API-077 @API-078 @API-079"],
  ["story", "stories", "@GEN-15"],
];

describe.each(collections)("a %s", (type, collection, tags) => {
  it(`${tags} @COMMENT-01 @LIKE-01 accepts comments and likes and lists them`, async () => {
    const id = await (type === "story" ? env.current.story(writer.contactId) : env.current.post(type, writer.contactId));
    const path = `/${collection}/${id}`;
    const created = await add(`${path}/comments`, "<p>First</p>");
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      content: "<p>First</p>",
      author: { id: writer.contactId },
      createdAt: env.current.time.toISOString(),
      updatedAt: null,
      isDeleted: false,
      attachments: { exists: false, count: 0, images: [], videos: [] },
      children: [],
      childrenCount: 0,
      parentCommentId: null,
      entityType: type,
      entityId: id,
    });
    expect((await writer.client.read<ListResponse>(`${path}/comments`)).data).toEqual([created.body]);
    const liked = await other.client.post<LikeResult>(`${path}/toggleLike`, { status: true });
    expect([liked.status, liked.body]).toEqual([200, { liked: true, likesCount: 1 }]);
    expect(await writer.client.read(`${path}/likes`)).toMatchObject({ data: [{ id: other.contactId }], meta: { total: 1 } });
    expect(await writer.client.read(path)).toMatchObject({
      likable: { liked: false, likesCount: 1 },
      commentable: { commentsCount: 1 },
    });
    expect(await other.client.read(path)).toMatchObject({ likable: { liked: true } });
  });
});

describe("likes", () => {
  const like = async (body: object) => (await other.client.post<LikeResult>(`/jobs/${job.id}/toggleLike`, body)).body;

  it("@LIKE-02 @LIKE-03 are set by status, do not change when it is repeated, and are toggled without a status", async () => {
    const steps: [object, LikeResult][] = [
      [{ status: true }, { liked: true, likesCount: 1 }],
      [{ status: true }, { liked: true, likesCount: 1 }],
      [{ status: false }, { liked: false, likesCount: 0 }],
      [{ status: false }, { liked: false, likesCount: 0 }],
      [{}, { liked: true, likesCount: 1 }],
      [{}, { liked: false, likesCount: 0 }],
    ];
    for (const [body, expected] of steps) expect(await like(body)).toEqual(expected);
  });

  it("@LIKE-03 sent concurrently count once per person", async () => {
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => like({ status: true })));
    expect(results.every(({ liked }) => liked)).toBe(true);
    expect(await like({ status: true })).toEqual({ liked: true, likesCount: 1 });
    await like({ status: false });
  });

  it("@API-020 are listed newest first, in pages", async () => {
    const id = await env.current.post("job", writer.contactId);
    const fans: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const fan = await env.current.person(["pr"]);
      fans.unshift(fan.contactId);
      await fan.client.post(`/jobs/${id}/toggleLike`, { status: true });
    }
    const page = await writer.client.read<{ data: { id: number }[] }>(`/jobs/${id}/likes?limit=2&offset=1`);
    expect(page.data.map((fan) => fan.id)).toEqual(fans.slice(1, 3));
    expect(page).toMatchObject({ meta: { total: 5, offset: 1, limit: 2 } });
  });

  it("@LIKE-01 of comments are independent of those of the post", async () => {
    const { id } = await comment("like me");
    const liked = await other.client.post<LikeResult>(`/comments/${id}/toggleLike`, {});
    expect(liked.body).toEqual({ liked: true, likesCount: 1 });
    expect(await other.client.read(`/comments/${id}`)).toMatchObject({ likable: { liked: true, likesCount: 1 } });
    expect(await writer.client.read(`/comments/${id}/likes`)).toMatchObject({ data: [{ id: other.contactId }] });
    expect(await writer.client.read(`/jobs/${job.id}`)).toMatchObject({ likable: { likesCount: 0 } });
  });
});

describe("the content of a comment", () => {
  it.each(["", "   ", "<p></p>", "<p>&nbsp;<br></p>", null])("@API-018 cannot be empty: %j", async (content) => {
    const { status, body } = await add(`/jobs/${job.id}/comments`, content);
    expect([status, body]).toEqual([422, { errors: { content: ["Comment cannot be empty."] } }]);
  });

  it("@API-018 @CONST-20 has at most 2000 characters of text without tags", async () => {
    const fits = `<p><strong>${"a".repeat(1999)}</strong>&amp;</p>`;
    expect((await add(`/jobs/${job.id}/comments`, fits)).status).toBe(201);
    const { status, body } = await add(`/jobs/${job.id}/comments`, `${fits}b`);
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { content: ["Comment must have at most 2000 characters."] } });
    expect((await add(`/jobs/${job.id}/comments`, "😀".repeat(2000))).status).toBe(201);
  });

  it("is sanitized, keeping mentions", async () => {
    const dirty = [
      '<p onclick="x()">Hi <b>there</b> <i>you</i><script>alert(1)</script></p>',
      '<a href="javascript:alert(1)">bad</a> <a href="https://example.com/x" class="c">out</a>',
      '<img src="https://evil.example/x.png"><img src="/files/own.png" onerror="x()">',
      '<span class="mention" data-id="12" style="color:red">@Pressroom</span> <span style="x">plain</span>',
      '<iframe src="https://evil.example"></iframe><h2>Head</h2>',
    ].join("");
    const { body } = await add(`/jobs/${job.id}/comments`, dirty);
    expect(body.content).toBe(
      [
        "<p>Hi <strong>there</strong> <em>you</em></p>",
        '<a>bad</a> <a href="https://example.com/x" rel="noopener nofollow ugc" target="_blank">out</a>',
        '<img src="/files/own.png" />',
        '<span class="mention" data-id="12">@Pressroom</span> plain',
        "<h2>Head</h2>",
      ].join(""),
    );
  });

  it("@API-018 is optional with an attachment; at most 10 own attachments are accepted", async () => {
    const images = await Promise.all(Array.from({ length: 11 }, () => env.current.image(writer.contactId)));
    const video = await env.current.video(writer.contactId);
    const path = `/jobs/${job.id}/comments`;
    const created = await add(path, null, { images: images.slice(0, 2), videos: [video] });
    expect(created.status).toBe(201);
    expect(created.body.attachments).toMatchObject({ exists: true, count: 3, videos: [{ id: video }] });
    expect(created.body.attachments.images.map(({ id }) => id)).toEqual(images.slice(0, 2));
    expect((await add(path, "x", { images })).body).toEqual({
      errors: { attachments: ["A comment can have at most 10 attachments."] },
    });
    const imageOfOther = await env.current.image(other.contactId);
    for (const ids of [[imageOfOther], [99_999_999], [9_999_999_999]]) {
      const refused = await add(path, "x", { images: ids });
      expect([refused.status, refused.body]).toEqual([
        422,
        { errors: { "attachments.images": ["An attachment was not found."] } },
      ]);
    }
  });
});

describe("editing a comment", () => {
  it("@PERM-06 changes content and attachments, keeps absent fields, and marks it as edited", async () => {
    const image = await env.current.image(writer.contactId);
    const { body } = await add(`/jobs/${job.id}/comments`, "before", { images: [image] });
    env.current.advance(1);
    const edited = await writer.client.patch<Comment>(`/comments/${body.id}`, { content: "after" });
    expect(edited.body).toMatchObject({
      content: "after",
      createdAt: body.createdAt,
      updatedAt: env.current.time.toISOString(),
      attachments: { count: 1 },
    });
    const without = await writer.client.patch<Comment>(`/comments/${body.id}`, { attachments: { images: [], videos: [] } });
    expect(without.body).toMatchObject({ content: "after", attachments: { exists: false, count: 0 } });
    expect((await writer.client.patch(`/comments/${body.id}`, { content: "" })).status).toBe(422);
  });
});

describe("threads", () => {
  it("@COMMENT-04 @CONST-02 list top-level comments newest first and replies oldest first, by offset", async () => {
    const post = { type: "job", id: await env.current.post("job", writer.contactId) } as const;
    const tops: number[] = [];
    for (let i = 0; i < 25; i += 1)
      tops.unshift(await env.current.comment(post, writer.contactId, { created_at: env.current.ago(30 - Math.floor(i / 2)) }));
    const parent = tops[0] ?? 0;
    const replies: number[] = [];
    for (let i = 0; i < 3; i += 1)
      replies.push(await env.current.comment(post, other.contactId, { parent_id: parent, created_at: env.current.ago(3 - i) }));
    const list = async (path: string) => (await writer.client.read<ListResponse>(path)).data.map(({ id }) => id);
    expect(await list(`/jobs/${post.id}/comments`)).toEqual(tops.slice(0, 20));
    expect(await list(`/jobs/${post.id}/comments?offset=20`)).toEqual(tops.slice(20));
    expect(await list(`/comments/${parent}/comments`)).toEqual(replies);
    expect(await list(`/comments/${parent}/comments?offset=1&limit=1`)).toEqual(replies.slice(1, 2));
  });

  it("@COMMENT-02 @COMMENT-03 count replies and include the first two", async () => {
    const { id, entityId } = await comment("top");
    const before = await writer.client.read<{ commentable: { commentsCount: number; totalCommentsCount: number } }>(
      `/jobs/${entityId}`,
    );
    const ids: number[] = [];
    for (const text of ["one", "two", "three"]) {
      ids.push((await add(`/comments/${id}/comments`, text, undefined, other)).body.id);
      env.current.advance(1);
    }
    const top = await writer.client.read<Comment>(`/comments/${id}`);
    expect(top.children.map((child) => child.id)).toEqual(ids.slice(0, 2));
    expect(top.commentable).toEqual({ comments: top.children, commentsCount: 3, totalCommentsCount: 3 });
    expect(top.childrenCount).toBe(3);
    const after = await writer.client.read<typeof before>(`/jobs/${entityId}`);
    expect(after.commentable.commentsCount).toBe(before.commentable.commentsCount);
    expect(after.commentable.totalCommentsCount).toBe(before.commentable.totalCommentsCount + 3);
  });

  it("@COMMENT-02 have one level: a reply to a reply is added at the same level and starts with a mention", async () => {
    const top = await comment("top");
    const reply = (await add(`/comments/${top.id}/comments`, "reply")).body;
    const deeper = (await add(`/comments/${reply.id}/comments`, "<p>deeper</p>", undefined, other)).body;
    const mention = `<span class="mention" data-id="${writer.contactId}">@Wanda &lt;Writer&gt;</span>`;
    expect(deeper).toMatchObject({ parentCommentId: top.id, content: `<p>${mention} deeper</p>` });
    const mentioned = (await add(`/comments/${reply.id}/comments`, `${mention} again`, undefined, other)).body;
    expect(mentioned.content).toBe(`${mention} again`);
    const self = (await add(`/comments/${reply.id}/comments`, "to myself")).body;
    expect(self.content).toBe("to myself");
    const first = (await add(`/comments/${top.id}/comments`, "to the top", undefined, other)).body;
    expect(first.content).toBe("to the top");
  });

  it("@COMMENT-02 @CONST-20 have no mention added that would make a reply too long to be saved again", async () => {
    const reply = (await add(`/comments/${(await comment("top")).id}/comments`, "reply")).body;
    const name = "@Wanda <Writer> ";
    for (const [length, stored] of [
      [2000 - name.length, 2000],
      [2001 - name.length, 2001 - name.length],
      [2000, 2000],
    ] as const) {
      const { status, body } = await add(`/comments/${reply.id}/comments`, `<p>${"a".repeat(length)}</p>`, undefined, other);
      expect([status, plainText(body.content ?? "").length]).toEqual([201, stored]);
      expect((await other.client.patch(`/comments/${body.id}`, { content: body.content })).status).toBe(200);
    }
  });
});

describe("a deleted comment", () => {
  const counts = async (id: number) => (await writer.client.read<{ commentable: object }>(`/jobs/${id}`)).commentable;

  it("@PERM-05 stays without content while it has replies, and is removed with the last of them", async () => {
    const id = await env.current.post("job", writer.contactId);
    const top = (await add(`/jobs/${id}/comments`, "top")).body;
    const reply = (await add(`/comments/${top.id}/comments`, "reply", undefined, other)).body;
    expect((await writer.client.delete(`/comments/${top.id}`)).status).toBe(204);
    const listed = await other.client.read<ListResponse>(`/jobs/${id}/comments`);
    expect(listed).toMatchObject({
      data: [{ id: top.id, content: null, isDeleted: true, childrenCount: 1 }],
      meta: { total: 1 },
    });
    expect(await counts(id)).toMatchObject({ commentsCount: 0, totalCommentsCount: 1 });
    await other.client.delete(`/comments/${reply.id}`);
    expect(await other.client.read(`/jobs/${id}/comments`)).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await other.client.get(`/comments/${top.id}`)).status).toBe(404);
    expect(await writer.client.read(`/comments/${top.id}`)).toMatchObject({ isDeleted: true, content: null });
  });

  it("@PERM-05 can be restored with its content, and cannot be changed before", async () => {
    const top = await comment("<p>back again</p>");
    await writer.client.delete(`/comments/${top.id}`);
    for (const response of [
      await writer.client.patch(`/comments/${top.id}`, { content: "x" }),
      await writer.client.delete(`/comments/${top.id}`),
      await writer.client.post(`/comments/${top.id}/toggleLike`, {}),
      await writer.client.post(`/comments/${top.id}/comments`, { content: "x" }),
    ])
      expect([response.status, response.body]).toEqual([422, { detail: "This comment has been deleted." }]);
    const restored = await writer.client.patch<Comment>(`/comments/${top.id}/restore`);
    expect(restored.body).toMatchObject({ isDeleted: false, content: "<p>back again</p>" });
  });
});
