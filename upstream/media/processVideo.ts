import type { Db } from "../db/schema.ts";
import { databaseJobSettings, type JobType, type JobEffects } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import type { Jobs } from "../jobs/queue.ts";
import { announceVideo } from "../realtime/announce.ts";
import type { Services } from "../services.ts";
import { StoreUnavailableError, type FileStore } from "./fileStore.ts";
import { removeUnusedFile } from "./removeUnusedFile.ts";
import { readVideo } from "./videoReader.ts";

const MAX_SECONDS = 600;
const unreadableMessage = "This video could not be processed.";
const tooLongMessage = "This video is longer than 10 minutes.";

/** Processes an uploaded video: checks it, and takes a cover picture. A node processes one at a time. */
export const processVideo: JobType<Payload<"process-video">> = {
  ...databaseJobSettings,
  title: "Process a video",
  // A file that ends its node, such as by using up the machine's memory, is given up, so that it does not end the next one too.
  retry: { times: 4, firstDelay: 5, longestDelay: 60 },
  timeLimit: 15 * 60,
  describe: ({ videoId }) => `Video ${videoId}`,
  run: ({ videoId }, services, { isLast }) =>
    processStoredVideo(services, videoId, isLast).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
      services.reportError(error, "media");
      return postpone(services.jobs, videoId);
    }),
};

/** Seconds until a video is processed again when its file could not be read or its cover could not be stored. */
const RETRY_DELAY = 30;

/** Queues a new job instead of failing this one, since an outage of the file store must not use up the attempts of a video. */
const postpone = (jobs: Jobs, videoId: number): JobEffects => ({
  write: (tx) => jobs.enqueue(tx, "process-video", { videoId }, { delay: RETRY_DELAY }),
});

/** @param isLast whether earlier attempts have crashed their nodes, so that this one only marks the video as broken */
export async function processStoredVideo(
  { db, storage, reportError }: Pick<Services, "db" | "storage" | "reportError">,
  videoId: number,
  isLast: boolean,
): Promise<JobEffects> {
  const video = await db
    .selectFrom("videos")
    .select(["source", "owner_id"])
    .where("id", "=", videoId)
    .where("status", "=", "processing")
    .where("error", "is", null)
    .executeTakeFirst();
  if (video === undefined || video.source === null) return {};
  const { source } = video;
  const examined = isLast
    ? null
    : await storage.withFile(source, (file) => examine(storage, file, (error) => reportError(error, "media")));
  const findings = examined ?? createFailure(unreadableMessage);
  const isProcessed = findings.error === null;
  let unused = findings.cover_url ?? "";
  return {
    async write(tx) {
      const { numUpdatedRows } = await tx
        .updateTable("videos")
        .set({ ...findings, ...(isProcessed ? { url: source, status: "processed" } : { source: null }) })
        .where("id", "=", videoId)
        .where("source", "=", source)
        .executeTakeFirst();
      // Otherwise the owner has removed the video meanwhile.
      if (numUpdatedRows === 0n) return;
      unused = isProcessed ? "" : source;
      const owners = await tx.selectFrom("users").select("id").where("contact_id", "=", video.owner_id).execute();
      const status = isProcessed ? "processed" : "processing";
      for (const owner of owners) await announceVideo(tx, owner.id, { id: videoId, status });
    },
    discard: () => removeUnusedFile(db, storage, findings.cover_url ?? "", "discard"),
    // After the commit: until then, the row refers to the source.
    after: () => removeUnusedFile(db, storage, unused, "discard"),
  };
}

/** Adds jobs for videos that were uploaded by a release without the job queue. */
export async function resumeVideos(db: Db, jobs: Jobs): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const waiting = await tx
      .selectFrom("videos")
      .select("id")
      .where("status", "=", "processing")
      .where("error", "is", null)
      .where("source", "is not", null)
      .execute();
    await jobs.enqueueAll(
      tx,
      "process-video",
      waiting.map(({ id }) => createVideoJob(id)),
    );
  });
}

/** The job that processes an uploaded video. */
export const createVideoJob = (videoId: number) => ({ payload: { videoId }, key: String(videoId) });

/** The result of examining a video. */
interface Findings {
  error: string | null;
  cover_url: string | null;
  /** In whole seconds. */
  duration: number | null;
}

const createFailure = (error: string): Findings => ({ error, cover_url: null, duration: null });

async function examine(storage: FileStore, file: string, onError: (error: unknown) => void): Promise<Findings> {
  const video = await readVideo(file);
  if (video === null) return createFailure(unreadableMessage);
  const { duration, cover, coverError } = video;
  if (duration > MAX_SECONDS) return createFailure(tooLongMessage);
  if (coverError !== null) onError(new Error(coverError));
  const cover_url = cover === null ? null : await storage.put(cover, "image/jpeg");
  return { error: null, duration: Math.max(1, Math.round(duration)), cover_url };
}
