import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Socket } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { announceChange, announceLeft, announceNotifications, announceVideo } from "../../upstream/realtime/announce.ts";
import { purgeSentEvents } from "../../upstream/realtime/purge.ts";
import { createUpstream } from "../../upstream/server.ts";
import { openRealtimeSocket } from "../support/realtimeSocket.ts";
import { useTestEnv, type Person } from "./support.ts";

interface Missed {
  sequence: number;
  events: { event: string; data: { id: number }; sequence: number }[] | null;
}

const env = useTestEnv();
const sockets: Socket[] = [];
let ada: Person;

beforeAll(async () => {
  await env.current.upstream.listen(0, "127.0.0.1");
  ada = await env.current.person(["journo"]);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** A connected socket of the person, with the ids and numbers of the video events that it has received. */
async function open(person: Person, url = env.current.upstream.url) {
  const auth = { token: person.client.token ?? "" };
  const socket = openRealtimeSocket(url, { auth });
  sockets.push(socket);
  const received: { id: number; sequence: number }[] = [];
  socket.on(`User${person.userId}_channel_user_videos`, ({ id }: { id: number }, sequence: number) =>
    received.push({ id, sequence }),
  );
  const { sequence } = await new Promise<{ sequence: number }>((resolve) => socket.once("position", resolve));
  const missed = (since: object): Promise<Missed> => socket.emitWithAck("missed", since);
  return { socket, position: sequence, received, ids: () => received.map(({ id }) => id), missed };
}

const video = (id: number) => announceVideo(env.current.db, ada.userId, { id, status: "processed" });
const idsOf = ({ events }: Missed) => events?.map(({ data }) => data.id);

describe("an event", () => {
  it("is sent when its transaction is committed, and not at all when that is rolled back @RT-02", async () => {
    const { received, ids } = await open(ada);
    const rolledBack = env.current.db.transaction().execute(async (tx) => {
      await announceVideo(tx, ada.userId, { id: 1, status: "processed" });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await env.current.db.transaction().execute(async (tx) => {
      await announceVideo(tx, ada.userId, { id: 2, status: "processed" });
      await wait(50);
      expect(received).toEqual([]);
    });
    await video(3);
    await expect.poll(ids).toEqual([2, 3]);
    expect((received[1]?.sequence ?? 0) - (received[0]?.sequence ?? 0)).toBe(1);
  });

  it("is sent although a later one was committed before it @RT-02", async () => {
    const { received, ids } = await open(ada);
    const hasWritten = Promise.withResolvers<void>();
    const slow = env.current.db.transaction().execute(async (tx) => {
      await announceVideo(tx, ada.userId, { id: 1, status: "processed" });
      hasWritten.resolve();
      await wait(200);
    });
    await hasWritten.promise;
    await Promise.all([slow, video(2)]);
    await expect.poll(() => ids().toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(received.map(({ sequence }) => sequence)).toEqual(received.map(({ sequence }) => sequence).toSorted((a, b) => a - b));
  });

  it("is sent by every node exactly once and in the same order @RT-05", async () => {
    const node = await env.current.otherNode();
    try {
      if (node.upstream !== env.current.upstream) await node.upstream.listen(0, "127.0.0.1");
      const [one, other] = [await open(ada), await open(ada, node.upstream.url)];
      const ids = Array.from({ length: 120 }, (_, index) => index);
      await Promise.all(
        ids.map((id) => announceVideo((id % 2 ? node : env.current).upstream.db, ada.userId, { id, status: "processed" })),
      );
      await expect.poll(() => [one.received.length, other.received.length]).toEqual([ids.length, ids.length]);
      expect(one.received).toEqual(other.received);
      expect(one.ids().toSorted((a, b) => a - b)).toEqual(ids);
    } finally {
      await node.close();
    }
  });

  it("is sent by another node when the one that committed it has died @RT-05", async () => {
    const { ids } = await open(ada);
    // A node that dies at this moment has notified nobody and assigned no number.
    await env.current.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await announceVideo(tx, ada.userId, { id: 7, status: "processed" });
    });
    await expect.poll(ids).toEqual([7]);
  });

  it("is sent although its text cannot be read", async () => {
    const { socket } = await open(ada);
    const event = new Promise((resolve) => socket.once(`User${ada.userId}_channel_user_notifications`, resolve));
    await announceNotifications(env.current.db, [{ id: 2_000_000_000, userId: ada.userId }]);
    expect(await event).toEqual({ hasNotifications: true, notification: null });
  });

  it("is skipped when it cannot be read, also together with others @RT-02", async () => {
    const { ids } = await open(ada);
    const unreadable = { id: 3_000_000_000, userId: ada.userId };
    await announceNotifications(env.current.db, [unreadable, unreadable]);
    await video(6);
    await expect.poll(ids).toEqual([6]);
  });

  it("is skipped when a later release has written it", async () => {
    const { ids } = await open(ada);
    const rooms = [`user:${ada.userId}`];
    await env.current.db.insertInto("realtime_events").values({ rooms, kind: "wave", data: "{}" }).execute();
    await env.current.db.insertInto("realtime_events").values({ rooms, kind: "video", data: '{"id":"x"}' }).execute();
    await video(5);
    await expect.poll(ids).toEqual([5]);
  });
});

describe("a client that reconnects", () => {
  it("receives what it missed after a number, of its own and of what it watches @RT-07", async () => {
    const before = await open(ada);
    await video(1);
    await expect.poll(before.ids).toEqual([1]);
    const after = before.received[0]?.sequence ?? 0;
    before.socket.disconnect();

    const ben = await env.current.person(["pr"]);
    const job = await env.current.post("job", ada.contactId);
    await video(2);
    await announceVideo(env.current.db, ben.userId, { id: 3, status: "processed" });
    await announceChange(env.current.db, { type: "job", id: job }, "edited");
    const other = await open(ben);
    await video(4);
    await expect.poll(async () => (await other.missed({ after })).sequence).toBeGreaterThanOrEqual(after + 4);

    const again = await open(ada);
    expect(idsOf(await again.missed({ after }))).toEqual([2, 4]);
    // Both are requested together: a socket watches entities from its first request on.
    const target = { post: { type: "job", id: job } };
    const [watching, missed] = await Promise.all([again.socket.emitWithAck("watch", target), again.missed({ after })]);
    expect(watching).toEqual({ ok: true });
    expect(missed.events?.map(({ event, sequence }) => [event, sequence - after])).toEqual([
      [`User${ada.userId}_channel_user_videos`, 1],
      ["post_changed", 3],
      [`User${ada.userId}_channel_user_videos`, 4],
    ]);
    expect(idsOf(await again.missed({ after: missed.sequence }))).toEqual([]);
  });

  it("receives what it missed from another node @RT-07", async () => {
    const { position } = await open(ada);
    await video(1);
    const upstream = await createUpstream({ ...env.current.options, filesDir: env.current.filesDir });
    try {
      await upstream.listen(0, "127.0.0.1");
      const { missed } = await open(ada, upstream.url);
      await expect.poll(async () => idsOf(await missed({ after: position }))).toEqual([1]);
    } finally {
      await upstream.close();
    }
  });

  it("receives what happened within the time that it waited for the connection @RT-07", async () => {
    const { received, missed } = await open(ada);
    const start = performance.now();
    // The period ends when the request arrives, and so begins later than here by the duration of the request.
    await wait(500);
    await video(1);
    await expect.poll(() => received).toHaveLength(1);
    expect(idsOf(await missed({ within: Math.ceil(performance.now() - start) }))).toEqual([1]);
    await wait(20);
    expect(idsOf(await missed({ within: 1 }))).toEqual([]);
    await sql`update realtime_events set numbered_at = numbered_at - interval '5 seconds'`.execute(env.current.db);
    expect(idsOf(await missed({ within: 500 }))).toEqual([]);
    // This period begins before the node has started.
    expect((await missed({ within: 86_400_000 })).events).toBeNull();
  });

  it("is told when the events were deleted, are too many, or the number is of another database @RT-07", async () => {
    const { received, position, missed } = await open(ada);
    await video(1);
    await video(2);
    await expect.poll(() => received).toHaveLength(2);
    const [first, second] = received.map(({ sequence }) => sequence);
    expect((await missed({ after: (second ?? 0) + 1_000_000 })).events).toBeNull();
    for (const since of [{}, { after: "1" }, { after: -1 }, { within: 1.5 }, null])
      expect((await missed(since as object)).events).toBeNull();

    await sql`update realtime_events set numbered_at = numbered_at - interval '61 minutes' where sequence <= ${first}`.execute(
      env.current.db,
    );
    await env.current.db.transaction().execute(purgeSentEvents);
    expect((await missed({ after: position })).events).toBeNull();
    expect(idsOf(await missed({ after: first ?? 0 }))).toEqual([2]);
    await sql`delete from realtime_events`.execute(env.current.db);
    expect((await missed({ after: first ?? 0 })).events).toBeNull();
    expect(idsOf(await missed({ after: second ?? 0 }))).toEqual([]);

    for (let id = 0; id < 201; id += 1) await video(id);
    await expect.poll(() => received).toHaveLength(203);
    expect((await missed({ after: second ?? 0 })).events).toBeNull();
    expect((await missed({ after: (second ?? 0) + 1 })).events).toHaveLength(200);
  });

  it("does not receive the events of a private community that it has left meanwhile @RT-05", async () => {
    const community = await env.current.community({ slug: "inner", type: "private" }, [ada.contactId]);
    const before = await open(ada);
    await before.socket.emitWithAck("watch", { feed: "inner" });
    const rooms = [`feed:${community}:journo`];
    const data = JSON.stringify({ communitySlug: "inner", type: "job", id: 1 });
    const publish = () => env.current.db.insertInto("realtime_events").values({ rooms, kind: "published", data }).execute();
    await publish();
    await expect.poll(async () => (await before.missed({ after: before.position })).events?.length).toBe(1);
    await env.current.db.deleteFrom("community_members").where("community_id", "=", community).execute();
    await announceLeft(env.current.db, ada.userId, community);
    await publish();
    await video(9);
    await expect.poll(before.ids).toEqual([9]);
    expect(idsOf(await before.missed({ after: before.position }))).toEqual([9]);
  });
});
