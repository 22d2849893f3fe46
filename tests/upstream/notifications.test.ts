import type { Socket } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { announceVideo } from "../../upstream/realtime/announce.ts";
import { openRealtimeSocket } from "../support/realtimeSocket.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
const sockets: Socket[] = [];

interface ListedNotification {
  id: number;
  type: string;
  isRead: boolean;
  who: { id: number };
  entityType: string;
  entityId: number;
  entitySummary: string;
  commentId?: number;
  commentSummary?: string;
  parentCommentId?: number | null;
}
interface ListResponse {
  data: ListedNotification[];
  meta: { total: number; unread: number; offset: number; limit: number };
}

beforeAll(async () => {
  await env.current.upstream.listen(0, "127.0.0.1");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const listOf = (person: Person) => person.client.read<ListResponse>("/notifications");
/** Types and actors of the notifications, newest first. */
const receivedBy = async (person: Person) => (await listOf(person)).data.map(({ type, who }) => [type, who.id]);
/** The stored notifications, whether or not their subject is visible to the reader. */
async function storedFor({ userId }: Person) {
  const { db } = env.current;
  const { has_notifications } = await db
    .selectFrom("users")
    .select("has_notifications")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { rows: await db.selectFrom("notifications").select("type").where("user_id", "=", userId).execute(), has_notifications };
}
const mention = (person: Person) => `<span class="mention" data-id="${person.contactId}">@Somebody</span>`;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => env.current.person(["journo"])));

async function threePeople(): Promise<[Person, Person, Person]> {
  const [a, b, c] = await people(3);
  if (a === undefined || b === undefined || c === undefined) throw new Error("There are not three people.");
  return [a, b, c];
}

async function socketOf(person: Person): Promise<Socket> {
  const socket = openRealtimeSocket(env.current.upstream.url, { auth: { token: person.client.token } });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

const next = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve));

describe("notifications", () => {
  it("@NOTIF-01 @NOTIF-02 @NOTIF-03 @API-007 are sent to the authors of posts and comments for comments, replies and likes", async () => {
    const [author, other, third] = await threePeople();
    const job = await env.current.post("job", author.contactId);
    const comment = await other.client.post<{ id: number }>(`/jobs/${job}/comments`, { content: `<p>${"Word ".repeat(60)}</p>` });
    const reply = await third.client.post<{ id: number }>(`/comments/${comment.body.id}/comments`, { content: "Answer" });
    await third.client.post(`/jobs/${job}/toggleLike`, { status: true });
    await third.client.post(`/comments/${comment.body.id}/toggleLike`, { status: true });
    const forAuthor = await listOf(author);
    expect(forAuthor.meta).toEqual({ total: 2, unread: 2, offset: 0, limit: 20 });
    expect(forAuthor.data).toMatchObject([
      {
        type: "like",
        isRead: false,
        who: { id: third.contactId },
        entityType: "job",
        entityId: job,
        entitySummary: "Sub-editor",
      },
      { type: "comment", who: { id: other.contactId }, entityId: job, commentId: comment.body.id, parentCommentId: null },
    ]);
    expect(forAuthor.data[1]?.commentSummary).toBe("Word ".repeat(24));
    expect((await listOf(other)).data).toMatchObject([
      { type: "likeOnComment", entityType: "job", entityId: job, commentId: comment.body.id },
      { type: "commentAsReply", commentId: reply.body.id, commentSummary: "Answer", parentCommentId: comment.body.id },
    ]);
  });

  it("are not sent for own actions, and only once for a like", async () => {
    const [author, other] = await threePeople();
    const id = await env.current.post("statement", author.contactId);
    const ownComment = await author.client.post<{ id: number }>(`/statements/${id}/comments`, {
      content: `me ${mention(author)}`,
    });
    await author.client.post(`/statements/${id}/toggleLike`, { status: true });
    await author.client.post(`/comments/${ownComment.body.id}/comments`, { content: "me again" });
    await author.client.post(`/comments/${ownComment.body.id}/toggleLike`, { status: true });
    expect(await receivedBy(author)).toEqual([]);
    for (const status of [true, true, false, true]) await other.client.post(`/statements/${id}/toggleLike`, { status });
    expect(await receivedBy(author)).toEqual([["like", other.contactId]]);
  });

  it("are sent to the creator of a post by a company without users, and to authors of stories", async () => {
    const [creator, other] = await threePeople();
    const company = await env.current.company();
    const id = await env.current.post("job", company, { creator_id: creator.contactId });
    const story = await env.current.story(creator.contactId);
    await other.client.post(`/jobs/${id}/toggleLike`, { status: true });
    await other.client.post(`/stories/${story}/comments`, { content: "Read it" });
    expect((await listOf(creator)).data).toMatchObject([
      { type: "comment", entityType: "story", entityId: story, entitySummary: "A story" },
      { type: "like", entityType: "job", entityId: id },
    ]);
  });

  it("@NOTIF-01 are sent once to people mentioned in a post, only when it is published", async () => {
    const [author, first, second] = await threePeople();
    const draft = await author.client.post<{ id: number }>("/statements", {
      content: `<p>${mention(first)}</p>`,
      saveAs: "draft",
    });
    expect(await receivedBy(first)).toEqual([]);
    await author.client.patch(`/statements/${draft.body.id}`, { saveAs: "published" });
    expect((await listOf(first)).data).toMatchObject([
      { type: "mention", entityType: "statement", entityId: draft.body.id, entitySummary: "@Somebody" },
    ]);
    await author.client.patch(`/statements/${draft.body.id}`, {
      content: `<p>${mention(second)} ${mention(first)} ${mention(author)}</p>`,
    });
    await author.client.patch(`/statements/${draft.body.id}`, { content: "<p>Nobody</p>" });
    await author.client.patch(`/statements/${draft.body.id}`, { content: `<p>${mention(first)}</p>` });
    expect(await receivedBy(first)).toEqual([["mention", author.contactId]]);
    expect(await receivedBy(second)).toEqual([["mention", author.contactId]]);
    expect(await receivedBy(author)).toEqual([]);
  });

  it("@NOTIF-01 are sent to people mentioned in a comment, when it is created or changed", async () => {
    const [author, first, second] = await threePeople();
    const id = await env.current.post("job", author.contactId);
    const { body } = await author.client.post<{ id: number }>(`/jobs/${id}/comments`, { content: mention(first) });
    await author.client.patch(`/comments/${body.id}`, { content: `${mention(first)} ${mention(second)}` });
    expect((await listOf(first)).data).toMatchObject([{ type: "mentionOnComment", commentId: body.id, entityId: id }]);
    expect(await receivedBy(second)).toEqual([["mentionOnComment", author.contactId]]);
    const reply = await first.client.post<{ id: number }>(`/comments/${body.id}/comments`, { content: "First" });
    await second.client.post(`/comments/${reply.body.id}/comments`, { content: "To first" });
    expect((await receivedBy(first))[0]).toEqual(["commentAsReply", second.contactId]);
  });

  it("are not sent for invisible posts, and hidden once the subject is invisible", async () => {
    const [author, other, third] = await threePeople();
    const community = await env.current.community({ type: "private" }, [author.contactId, third.contactId]);
    const { body } = await author.client.post<{ id: number }>("/statements", {
      content: `${mention(other)} ${mention(third)}`,
      communities: [community],
    });
    expect(await receivedBy(other)).toEqual([]);
    // Nothing is stored, so that not even the indicator reveals the post.
    expect(await storedFor(other)).toEqual({ rows: [], has_notifications: false });
    expect(await receivedBy(third)).toEqual([["mention", author.contactId]]);
    expect(await storedFor(third)).toMatchObject({ rows: [{ type: "mention" }], has_notifications: true });
    const { body: comment } = await third.client.post<{ id: number }>(`/statements/${body.id}/comments`, { content: "x" });
    expect(await receivedBy(author)).toHaveLength(1);
    await third.client.delete(`/comments/${comment.id}`);
    expect(await receivedBy(author)).toEqual([]);
    await author.client.delete(`/statements/${body.id}`);
    expect((await listOf(third)).meta).toMatchObject({ total: 0, unread: 0 });
    await author.client.send({ method: "PATCH", path: `/statements/${body.id}/restore` });
    expect(await receivedBy(third)).toHaveLength(1);
  });
});

describe("reading notifications", () => {
  it("@API-008 @NOTIF-05 @NOTIF-06 @NOTIF-07 marks all of them as read and clears the flag", async () => {
    const [author, other] = await threePeople();
    const flag = async () => (await author.client.read<{ hasNotifications: boolean }>("/current_user/info")).hasNotifications;
    const id = await env.current.post("job", author.contactId);
    expect(await flag()).toBe(false);
    await other.client.post(`/jobs/${id}/comments`, { content: "one" });
    await other.client.post(`/jobs/${id}/comments`, { content: "two" });
    expect(await flag()).toBe(true);
    expect((await author.client.patch("/notifications/read")).status).toBe(204);
    expect(await flag()).toBe(false);
    const { data, meta } = await listOf(author);
    expect(meta).toMatchObject({ total: 2, unread: 0 });
    expect(data.map(({ isRead }) => isRead)).toEqual([true, true]);
    await other.client.post(`/jobs/${id}/toggleLike`, { status: true });
    expect([await flag(), (await listOf(author)).meta.unread]).toEqual([true, 1]);
    expect((await author.client.read<ListResponse>("/notifications?offset=1&limit=1")).data).toHaveLength(1);
    expect((await env.current.guest.get("/notifications")).status).toBe(401);
  });
});

describe("the realtime event", () => {
  it("@NOTIF-09 @RT-02 @RT-03 is sent with the notification to its user only", async () => {
    const [author, other, third] = await threePeople();
    const socket = await socketOf(author);
    const otherSocket = await socketOf(third);
    const received: string[] = [];
    otherSocket.onAny((event: string) => received.push(event));
    const id = await env.current.post("job", author.contactId);
    const event = next<{ hasNotifications: boolean; notification: ListedNotification }>(
      socket,
      `User${author.userId}_channel_user_notifications`,
    );
    await other.client.post(`/jobs/${id}/comments`, { content: "Hello" });
    const { hasNotifications, notification } = await event;
    expect(hasNotifications).toBe(true);
    expect([notification]).toEqual((await listOf(author)).data);
    const last = next(otherSocket, `User${third.userId}_channel_user_videos`);
    await announceVideo(env.current.db, third.userId, { id: 1, status: "processed" });
    await last;
    expect(received).toEqual([`User${third.userId}_channel_user_videos`]);
  });

  it("is sent once for each action, in order", async () => {
    const [author, other, third] = await threePeople();
    const socket = await socketOf(author);
    const id = await env.current.post("job", author.contactId);
    const seen: number[] = [];
    socket.on(`User${author.userId}_channel_user_notifications`, ({ notification }: { notification: ListedNotification }) =>
      seen.push(notification.id),
    );
    for (const person of [other, third]) {
      await person.client.post(`/jobs/${id}/comments`, { content: "Hello" });
      await person.client.post(`/jobs/${id}/toggleLike`, { status: true });
    }
    await expect.poll(() => seen.length).toBe(4);
    expect(seen).toEqual((await listOf(author)).data.map((one) => one.id).toReversed());
  });
});

describe("watching", () => {
  const watch = (socket: Socket, target: unknown) => socket.emitWithAck("watch", target) as Promise<{ ok: boolean }>;

  it("@RT-05 a post announces likes, comments, edits, deletion and restoring", async () => {
    const [author, reader] = await threePeople();
    const socket = await socketOf(reader);
    const { body } = await author.client.post<{ id: number }>("/statements", { content: "Watched" });
    const path = `/statements/${body.id}`;
    expect(await watch(socket, { post: { type: "statement", id: body.id } })).toEqual({ ok: true });
    const changes: unknown[] = [];
    socket.on("post_changed", (change: unknown) => changes.push(change));
    const actions = [
      () => author.client.post(`${path}/toggleLike`, { status: true }),
      () => author.client.post(`${path}/comments`, { content: "x" }),
      () => author.client.patch(path, { content: "y" }),
      () => author.client.delete(path),
      () => author.client.patch(`${path}/restore`),
    ];
    for (const [index, action] of actions.entries()) {
      await action();
      // With several nodes, events in quick succession may arrive in another order.
      await expect.poll(() => changes.length).toBe(index + 1);
    }
    expect(changes).toEqual(
      ["likes", "comments", "edited", "deleted", "restored"].map((change) => ({ type: "statement", id: body.id, change })),
    );
    expect(await socket.emitWithAck("unwatch", { post: { type: "statement", id: body.id } })).toEqual({ ok: true });
    await author.client.post(`${path}/toggleLike`, { status: false });
    await watch(socket, { feed: null });
    expect(changes).toHaveLength(5);
  });

  it("@RT-05 requires a visible post or an accessible community", async () => {
    const [author, outsider] = await threePeople();
    const community = await env.current.community({ type: "private", slug: "watched-private" }, [author.contactId]);
    const hidden = await env.current.post("job", author.contactId, {}, [community]);
    const socket = await socketOf(outsider);
    for (const target of [
      { post: { type: "job", id: hidden } },
      { feed: "watched-private" },
      { feed: "unknown" },
      { post: { type: "user", id: 1 } },
      {},
      null,
      7,
      { feed: 7 },
    ])
      expect(await watch(socket, target)).toEqual({ ok: false });
    const authorSocket = await socketOf(author);
    expect(await watch(authorSocket, { feed: "watched-private" })).toEqual({ ok: true });
  });

  it("a feed announces new posts to their audience", async () => {
    const [author, reader] = await threePeople();
    const marketer = await env.current.person(["pr"]);
    const community = await env.current.community({ slug: "watched" }, [author.contactId, reader.contactId]);
    const [home, inside, other] = [await socketOf(reader), await socketOf(marketer), await socketOf(marketer)];
    const received: Record<string, unknown[]> = { home: [], inside: [], other: [] };
    home.on("feed_changed", (event: unknown) => received["home"]?.push(event));
    inside.on("feed_changed", (event: unknown) => received["inside"]?.push(event));
    other.on("feed_changed", (event: unknown) => received["other"]?.push(event));
    await watch(home, { feed: null });
    await watch(inside, { feed: "watched" });
    await watch(other, { feed: null });
    const write = async (values: object) =>
      (await author.client.post<{ id: number }>("/statements", { content: "New", ...values })).body.id;
    const type = "statement";
    const open = await write({});
    const joined = await write({ communities: [community] });
    await write({ userTypes: ["experts"] });
    const draft = await write({ saveAs: "draft" });
    const forMarketers = await write({ userTypes: ["marketing"], communities: [community] });
    await author.client.patch(`/statements/${draft}`, { saveAs: "published" });
    const last = await write({});
    const atHome = (...ids: number[]) => ids.map((id) => ({ communitySlug: null, communityId: null, type, id }));
    const inCommunity = (...ids: number[]) => ids.map((id) => ({ communitySlug: "watched", communityId: community, type, id }));
    await expect.poll(() => [received["home"]?.at(-1), received["other"]?.at(-1)]).toEqual([...atHome(last), ...atHome(last)]);
    expect(received).toEqual({
      home: atHome(open, joined, draft, last),
      inside: inCommunity(joined, forMarketers),
      other: atHome(open, draft, last),
    });
  });

  it("@RT-05 ends for users who left or were removed from a private community", async () => {
    const [author, leaver, removed] = await threePeople();
    const slug = "watched-inside";
    const members = [author, leaver, removed].map(({ contactId }) => contactId);
    const community = await env.current.community({ slug, type: "private", creator_id: author.contactId }, members);
    const listening = await Promise.all(
      [author, leaver, removed].map(async (person) => {
        const socket = await socketOf(person);
        for (const feed of [null, slug]) await watch(socket, { feed });
        const received: { id: number }[] = [];
        socket.on("feed_changed", (event: { id: number }) => received.push(event));
        return received;
      }),
    );
    const write = async (communities: number[]) =>
      (await author.client.post<{ id: number }>("/statements", { content: "New", communities })).body.id;
    const before = await write([community]);
    await expect.poll(() => listening.map((received) => received.length)).toEqual([2, 2, 2]);
    await leaver.client.post(`/communities/${slug}/join`, { status: false });
    expect((await author.client.delete(`/communities/${slug}/members/${removed.contactId}`)).status).toBe(204);
    const after = await write([community]);
    const last = await write([]);
    // The home feed and the community's feed.
    const ofLeavers = [before, before, last];
    await expect
      .poll(() => listening.map((received) => received.map(({ id }) => id).toSorted((a, b) => a - b)))
      .toEqual([[before, before, after, after, last], ofLeavers, ofLeavers]);
  });
});
