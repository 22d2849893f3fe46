import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { Storage } from "./storage.ts";
import { coverFrame, probeVideo } from "./videos.ts";

/** D-119. */
const MOST_SECONDS = 600;
const UNREADABLE = "This video could not be processed.";
const TOO_LONG = "This video is longer than 10 minutes.";

/** Checks uploaded videos one after another, so that a heavy one does not stop the server. */
export interface VideoQueue {
  add(id: number): void;
  /** Takes up what an earlier process has left processing. */
  resume(): Promise<void>;
  /** Resolves once everything that was added is done. */
  idle(): Promise<void>;
  /** Ends after the video in hand; the rest waits for the next start. */
  close(): Promise<void>;
}

interface Options {
  db: Kysely<Database>;
  storage: Storage;
  realtime: Pick<Realtime, "announce">;
  onError(error: unknown): void;
}

export function createVideoQueue({ db, storage, realtime, onError }: Options): VideoQueue {
  let work: Promise<void> = Promise.resolve();
  let closed = false;

  const add = (id: number) => {
    work = work.then(() => (closed ? undefined : finish(id).catch(onError)));
  };

  async function finish(id: number): Promise<void> {
    const video = await db
      .selectFrom("videos")
      .select(["source", "owner_id"])
      .where("id", "=", id)
      .where("status", "=", "processing")
      .where("error", "is", null)
      .executeTakeFirst();
    if (video === undefined || video.source === null) {
      return;
    }
    const outcome = await examine(storage, video.source);
    if (outcome.error !== null) {
      await storage.remove(video.source);
    }
    const { numUpdatedRows } = await db
      .updateTable("videos")
      .set(outcome.error === null ? { ...outcome, url: video.source, status: "processed" } : { ...outcome, source: null })
      .where("id", "=", id)
      .where("status", "=", "processing")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      // Removed by its owner in the meantime.
      await storage.remove(video.source);
      await storage.remove(outcome.cover_url ?? "");
      return;
    }
    const owners = await db.selectFrom("users").select("id").where("contact_id", "=", video.owner_id).execute();
    for (const owner of owners) {
      realtime.announce(owner.id, "videos", { id, status: outcome.error === null ? "processed" : "processing" });
    }
  }

  return {
    add,
    async resume() {
      const { rows } = await sql<{ id: number }>`select id from videos
        where status = 'processing' and error is null and source is not null order by id`.execute(db);
      rows.forEach(({ id }) => add(id));
    },
    async idle() {
      await work;
    },
    async close() {
      closed = true;
      await work;
    },
  };
}

interface Outcome {
  error: string | null;
  cover_url: string | null;
  /** Whole seconds. */
  duration: number | null;
}

const failed = (error: string): Outcome => ({ error, cover_url: null, duration: null });

async function examine(storage: Storage, source: string): Promise<Outcome> {
  const file = storage.locate(source);
  const probe = file === null ? null : await probeVideo(file);
  if (file === null || probe === null || !Number.isFinite(probe.duration)) {
    return failed(UNREADABLE);
  }
  if (probe.duration > MOST_SECONDS) {
    return failed(TOO_LONG);
  }
  return { error: null, duration: Math.max(1, Math.round(probe.duration)), cover_url: await cover(storage, file, probe) };
}

/** A picture of the first second; null where this machine cannot decode what a browser may still play. */
async function cover(storage: Storage, file: string, { duration }: { duration: number }): Promise<string | null> {
  try {
    return await storage.put(await coverFrame(file, Math.min(1, duration / 2)), "image/jpeg");
  } catch {
    return null;
  }
}
