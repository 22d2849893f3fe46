import { readdir } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobEffects } from "../../upstream/jobs/jobType.ts";
import type { FileStore } from "../../upstream/media/fileStore.ts";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { processStoredVideo, resumeVideos, createVideoJob } from "../../upstream/media/processVideo.ts";
import { removeUpload } from "../../upstream/media/uploads.ts";
import { encodeVideo } from "../support/encodeVideo.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let owner: Person;
let videoBytes: Buffer;
let storage: FileStore;
/** Id of the last event before the test. */
let lastEvent = 0;

beforeAll(async () => {
  owner = await env.current.person(["journo"]);
  storage = createFolderStore(env.current.filesDir);
  const [width, height] = [160, 90];
  const frame = (index: number) => Uint8Array.from({ length: width * height * 4 }, (_, at) => ((at * index * 7919) >>> 3) & 255);
  videoBytes = Buffer.from(await encodeVideo({ width, height, framesPerSecond: 24, length: 192, frame }));
});
beforeEach(async () => {
  lastEvent = (await env.current.db.selectFrom("realtime_events").select("id").orderBy("id", "desc").executeTakeFirst())?.id ?? 0;
});

/** The events that were announced since the test began. */
async function announced(): Promise<unknown[]> {
  const query = env.current.db.selectFrom("realtime_events").select("data").where("id", ">", lastEvent).orderBy("id");
  return (await query.execute()).map(({ data }) => JSON.parse(data));
}

/** Runs the job of one node, without writing its effects. @param files storage that may inject faults and delays */
const process = (id: number, { files = storage, isLast = false } = {}): Promise<JobEffects> =>
  processStoredVideo(
    {
      db: env.current.db,
      storage: files,
      reportError: (error) => {
        throw error;
      },
    },
    id,
    isLast,
  );

/** Writes the effects, as the queue does for the attempt that has the lease. */
async function finish({ write, after }: JobEffects): Promise<void> {
  await env.current.db.transaction().execute(async (tx) => write?.(tx));
  await after?.();
}

/** Queues the videos as an upload does, and waits until they are processed. */
async function run(ids: readonly number[]): Promise<void> {
  const { db, jobs } = env.current.upstream;
  await jobs.enqueueAll(db, "process-video", ids.map(createVideoJob));
  await jobs.settled();
}

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
  storage.read(path).then(
    (bytes) => bytes !== null,
    () => false,
  );
const rowOf = (id: number) => env.current.db.selectFrom("videos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
describe("a video", () => {
  it("@POST-20 is processed once, however often it is queued", async () => {
    const videos = await Promise.all([videoBytes, videoBytes, videoBytes].map((bytes) => upload(bytes)));
    const ids = videos.map(({ id }) => id);
    await Promise.all([run(ids), run(ids)]);
    for (const { id, source } of videos) {
      expect(await read(id)).toMatchObject({ status: "processed", url: source, duration: 8, error: null });
      expect(await exists(source)).toBe(true);
    }
    expect(await announced()).toHaveLength(videos.length);
  });

  it("@POST-20 that waited when the product stopped is processed after the next start", async () => {
    const { id } = await upload(videoBytes);
    const { db, jobs } = env.current.upstream;
    await resumeVideos(db, jobs);
    await jobs.settled();
    expect(await read(id)).toMatchObject({ status: "processed" });
  });

  it("@POST-20 keeps the result of the node that took it over, and the files of the late result are deleted", async () => {
    const { id, source } = await upload(videoBytes);
    const lateResult = await process(id);
    await finish(await process(id));
    const finished = await rowOf(id);
    expect(finished).toMatchObject({ status: "processed", url: source });
    const before = (await readdir(env.current.filesDir)).length;
    await lateResult.discard?.();
    expect((await readdir(env.current.filesDir)).length).toBe(before - 1);
    expect(await rowOf(id)).toEqual(finished);
    expect([await exists(source), await exists(finished.cover_url ?? "")]).toEqual([true, true]);
    expect(await announced()).toEqual([{ userId: owner.userId, id, status: "processed" }]);
  });

  it("leaves no files when its owner deletes it meanwhile", async () => {
    const { id, source } = await upload(videoBytes);
    const storedPaths: string[] = [];
    const files = {
      ...storage,
      put: (...values: Parameters<FileStore["put"]>) => storage.put(...values).then((path) => (storedPaths.push(path), path)),
    };
    const outcome = await process(id, { files });
    await removeUpload(env.current.db, storage, { contactId: owner.contactId }, "video", id);
    await finish(outcome);
    expect(storedPaths).toHaveLength(1);
    expect([await exists(source), await exists(storedPaths[0] ?? "")]).toEqual([false, false]);
    expect(await announced()).toEqual([]);
  });

  it("is marked as failed when it has crashed its node repeatedly", async () => {
    const { id } = await upload(videoBytes);
    await finish(await process(id, { isLast: true }));
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
    ["truncated after its header", () => start(videoBytes)],
    ["without its last byte", () => videoBytes.subarray(0, videoBytes.length - 1)],
    ["without data in its frames", () => emptied(videoBytes)],
  ])("@POST-20 keeps the status processing with an error: %s", async (_, bytes) => {
    const { id, source } = await upload(bytes());
    await finish(await process(id));
    expect(await read(id)).toEqual({
      id,
      status: "processing",
      url: null,
      coverUrl: null,
      duration: null,
      error: "This video could not be processed.",
    });
    expect(await exists(source)).toBe(false);
    expect(await announced()).toEqual([{ userId: owner.userId, id, status: "processing" }]);
  });

  it("does not block the videos after it", async () => {
    const videos = [await upload(start(videoBytes)), await upload(videoBytes)];
    await run(videos.map(({ id }) => id));
    expect(await Promise.all(videos.map(async ({ id }) => (await rowOf(id)).status))).toEqual(["processing", "processed"]);
  });
});
