import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { removeUnusedFile } from "./removeUnusedFile.ts";
import type { Storage } from "./storage.ts";
import { BrokenVideo, coverFrame, isComplete, probeVideo } from "./videos.ts";

const MAX_SECONDS = 600;
const UNREADABLE = "This video could not be processed.";
const TOO_LONG = "This video is longer than 10 minutes.";

/** Lifetime of a claim without renewal, so also the longest delay for a video whose node has died. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;
/** Polling interval for videos whose node has died. */
const POLL_MS = 15_000;
/** Limits the attempts per video, so that a file that crashes its node cannot crash all nodes forever. */
const MAX_ATTEMPTS = 4;

/**
 * Processes uploaded videos, one at a time per node. A node claims a video in the database first, so that no two nodes process
 * the same one; the claim of a node that has died expires.
 */
export interface VideoQueue {
  /** Starts processing pending videos without waiting for them. */
  wake(): void;
  /** Resolves once this node finds no more pending videos. */
  idle(): Promise<void>;
  /** Finishes the current video; the others are left to other nodes or the next start. */
  close(): Promise<void>;
}

interface Options {
  db: Kysely<Database>;
  storage: Storage;
  realtime: Pick<Realtime, "announce">;
  onError(error: unknown): void;
}

interface ClaimedVideo {
  id: number;
  source: string;
  owner_id: number | null;
  claim: string;
  attempts: number;
}

export function createVideoQueue({ db, storage, realtime, onError }: Options): VideoQueue {
  let work: Promise<void> = Promise.resolve();
  let closed = false;

  const wake = () => {
    work = work.then(() => processWaiting().catch(onError));
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();

  async function processWaiting(): Promise<void> {
    for (;;) {
      const video = closed ? null : await claimNext(db);
      if (video === null) return;
      // A video that fails here is retried when its claim expires.
      await processVideo(video).catch(onError);
    }
  }

  async function processVideo(video: ClaimedVideo): Promise<void> {
    const renewal = setInterval(() => void renew(db, video).catch(onError), RENEWAL_MS);
    try {
      const outcome = video.attempts > MAX_ATTEMPTS ? failed(UNREADABLE) : await examine(storage, video.source, onError);
      await finish(video, outcome);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Deletes the source only after the row no longer refers to it: another node may have finished the same video. */
  async function finish({ id, source, claim, owner_id }: ClaimedVideo, outcome: Outcome): Promise<void> {
    const isProcessed = outcome.error === null;
    const { numUpdatedRows } = await db
      .updateTable("videos")
      .set({
        ...outcome,
        ...(isProcessed ? { url: source, status: "processed" } : { source: null }),
        claim: null,
        claimed_until: null,
      })
      .where("id", "=", id)
      .where("claim", "=", claim)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      // The owner has removed the video, or the claim expired and another node took over.
      await removeUnusedFile(db, storage, outcome.cover_url ?? "");
      return;
    }
    if (!isProcessed) {
      await removeUnusedFile(db, storage, source);
    }
    const owners = await db.selectFrom("users").select("id").where("contact_id", "=", owner_id).execute();
    for (const owner of owners) {
      realtime.announce(owner.id, "videos", { id, status: isProcessed ? "processed" : "processing" });
    }
  }

  return {
    wake,
    async idle() {
      wake();
      await work;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await work;
    },
  };
}

/** Leases use the clock of the database, since those of the nodes may differ. */
const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

async function claimNext(db: Kysely<Database>): Promise<ClaimedVideo | null> {
  const { rows } = await sql<ClaimedVideo>`update videos
    set claim = ${randomUUID()}, claimed_until = ${leaseEnd}, attempts = attempts + 1
    where id = (select id from videos
      where status = 'processing' and error is null and source is not null
        and (claimed_until is null or claimed_until < clock_timestamp())
      order by id limit 1 for update skip locked)
    returning id, source, owner_id, claim, attempts`.execute(db);
  return rows[0] ?? null;
}

async function renew(db: Kysely<Database>, { id, claim }: ClaimedVideo): Promise<void> {
  await db.updateTable("videos").set({ claimed_until: leaseEnd }).where("id", "=", id).where("claim", "=", claim).execute();
}

interface Outcome {
  error: string | null;
  cover_url: string | null;
  /** In whole seconds. */
  duration: number | null;
}

const failed = (error: string): Outcome => ({ error, cover_url: null, duration: null });

async function examine(storage: Storage, source: string, onError: Options["onError"]): Promise<Outcome> {
  const file = storage.locate(source);
  const probe = file === null ? null : await probeVideo(file);
  if (file === null || probe === null || !Number.isFinite(probe.duration) || !(await isComplete(file))) {
    return failed(UNREADABLE);
  }
  if (probe.duration > MAX_SECONDS) {
    return failed(TOO_LONG);
  }
  try {
    const picture = await coverOf(file, probe.duration, onError);
    const cover_url = picture === null ? null : await storage.put(picture, "image/jpeg");
    return { error: null, duration: Math.max(1, Math.round(probe.duration)), cover_url };
  } catch (error) {
    if (error instanceof BrokenVideo) return failed(UNREADABLE);
    throw error;
  }
}

/** A frame of the first second; null if this machine cannot decode the video, which a browser may still play. */
async function coverOf(file: string, duration: number, onError: Options["onError"]): Promise<Buffer | null> {
  try {
    return await coverFrame(file, Math.min(1, duration / 2));
  } catch (error) {
    if (error instanceof BrokenVideo) throw error;
    onError(error);
    return null;
  }
}
