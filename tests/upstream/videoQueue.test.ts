import { setTimeout as wait } from "node:timers/promises";
import { access } from "node:fs/promises";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createVideoQueue } from "../../upstream/media/queue.ts";
import { createStorage, type Storage } from "../../upstream/media/storage.ts";
import { encodeVideo } from "../support/encodeVideo.ts";
import { removeUpload } from "../../upstream/media/uploads.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let owner: Person;
let film: Buffer;
let storage: Storage;
let announced: unknown[] = [];

beforeAll(async () => {
  owner = await env.current.person(["journo"]);
  storage = createStorage(env.current.filesDir);
  // Only the queues created by the tests process videos.
  await env.current.upstream.videos.close();
  const [width, height] = [160, 90];
  const frame = (index: number) => Uint8Array.from({ length: width * height * 4 }, (_, at) => ((at * index * 7919) >>> 3) & 255);
  film = Buffer.from(await encodeVideo({ width, height, framesPerSecond: 24, length: 192, frame }));
});
beforeEach(() => {
  announced = [];
});

/** The queue of one node. @param files storage that may inject faults and delays */
const node = (files: Storage = storage) =>
  createVideoQueue({
    db: env.current.db,
    storage: files,
    realtime: { announce: (userId, event, payload) => announced.push([userId, event, payload]) },
    onError: (error) => announced.push(error),
  });

/** Creates an uploaded video that waits for processing. */
async function upload(bytes: Buffer, type: "video/mp4" | "video/webm" = "video/mp4"): Promise<{ id: number; source: string }> {
  const source = await storage.put(bytes, type);
  const id = await env.current.insert("videos", {
    source,
    status: "processing",
    mime: type,
    size: bytes.length,
    owner_id: owner.contactId,
    created_at: env.current.time,
  });
  return { id, source };
}

const read = (id: number) => owner.client.read(`/uploads/videos/${id}`);
const exists = (path: string) =>
  access(storage.locate(path) ?? "").then(
    () => true,
    () => false,
  );
const rowOf = (id: number) => env.current.db.selectFrom("videos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const expire = (id: number) =>
  sql`update videos set claimed_until = clock_timestamp() - interval '1 second' where id = ${id}`.execute(env.current.db);

/** A storage that blocks at the first access until it is released. */
function createStalledStorage() {
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  const { promise: started, resolve: start } = Promise.withResolvers<null>();
  const files: Storage = {
    ...storage,
    put: async (...values) => {
      const path = await storage.put(...values);
      start(null);
      await released;
      return path;
    },
  };
  return { files, started, release: () => release(null) };
}

describe("several nodes", () => {
  it("@POST-20 process waiting videos when they start, each video once", async () => {
    const videos = await Promise.all([film, film, film, film].map((bytes) => upload(bytes)));
    const nodes = [node(), node(), node()];
    await Promise.all(nodes.map((one) => one.idle()));
    await Promise.all(nodes.map((one) => one.close()));
    for (const { id, source } of videos) {
      expect(await read(id)).toMatchObject({ status: "processed", url: source, duration: 8, error: null });
      expect(await exists(source)).toBe(true);
      expect((await rowOf(id)).attempts).toBe(1);
    }
    expect(announced).toHaveLength(videos.length);
  });

  it("@POST-20 ignore a video that another node is processing, and never delete its file", async () => {
    const { id, source } = await upload(film);
    const { files, started, release } = createStalledStorage();
    const [slow, starting] = [node(files), node()];
    slow.wake();
    await started;
    await starting.idle();
    expect(await read(id)).toMatchObject({ status: "processing", url: null, error: null });
    release();
    await slow.idle();
    expect(await read(id)).toMatchObject({ status: "processed", url: source });
    expect(await exists(source)).toBe(true);
    await Promise.all([slow.close(), starting.close()]);
  });

  it("@POST-20 take over a video whose lease has expired, and ignore the late result", async () => {
    const { id, source } = await upload(film);
    const { files, started, release } = createStalledStorage();
    const [slow, other] = [node(files), node()];
    slow.wake();
    await started;
    await expire(id);
    await other.idle();
    const finished = await rowOf(id);
    expect(finished).toMatchObject({ status: "processed", url: source, attempts: 2 });
    release();
    await slow.idle();
    expect(await rowOf(id)).toEqual(finished);
    expect([await exists(source), await exists(finished.cover_url ?? "")]).toEqual([true, true]);
    expect(announced).toEqual([[owner.userId, "videos", { id, status: "processed" }]]);
    await Promise.all([slow.close(), other.close()]);
  });

  it("keep no files of a video that is deleted meanwhile", async () => {
    const { id, source } = await upload(film);
    const { files, started, release } = createStalledStorage();
    const stored: string[] = [];
    const slow = node({ ...files, put: async (...values) => files.put(...values).then((path) => (stored.push(path), path)) });
    slow.wake();
    await started;
    await removeUpload(env.current.db, storage, { contactId: owner.contactId }, "video", id);
    release();
    await slow.close();
    expect(stored).toHaveLength(1);
    expect([await exists(source), await exists(stored[0] ?? "")]).toEqual([false, false]);
    expect(announced).toEqual([]);
  });

  it("give up a video after repeated crashes", async () => {
    const { id } = await upload(film);
    await env.current.db.updateTable("videos").set({ attempts: 4 }).where("id", "=", id).execute();
    const one = node();
    await one.idle();
    await one.close();
    expect(await read(id)).toMatchObject({ status: "processing", error: "This video could not be processed." });
  });
});

describe("a broken video", () => {
  const start = (bytes: Buffer) => bytes.subarray(0, 3000);
  const emptied = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    return copy.fill(0, copy.indexOf("mdat") + 4);
  };

  it.each([
    ["not a video", () => Buffer.from("no film at all")],
    ["truncated after its header", () => start(film)],
    ["without its last byte", () => film.subarray(0, film.length - 1)],
    ["without data in its frames", () => emptied(film)],
  ])("@POST-20 keeps the status processing with an error: %s", async (_, bytes) => {
    const { id, source } = await upload(bytes());
    const one = node();
    await one.idle();
    await one.close();
    expect(await read(id)).toEqual({
      id,
      status: "processing",
      url: null,
      coverUrl: null,
      duration: null,
      error: "This video could not be processed.",
    });
    expect(await exists(source)).toBe(false);
    expect(announced).toEqual([[owner.userId, "videos", { id, status: "processing" }]]);
  });

  it("does not block the videos after it", async () => {
    const videos = [await upload(start(film)), await upload(film)];
    const one = node();
    one.wake();
    await wait(0);
    await one.idle();
    await one.close();
    expect(await Promise.all(videos.map(async ({ id }) => (await rowOf(id)).status))).toEqual(["processing", "processed"]);
  });
});
