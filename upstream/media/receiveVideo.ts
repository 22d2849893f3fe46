import { rm, stat } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { countRows } from "../db/countRows.ts";
import { getReferenced } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { unsupportedMedia } from "../http/errors.ts";
import type { ReceivedUpload } from "../http/operation.ts";
import type { Services } from "../services.ts";
import { MEGABYTE } from "../units.ts";
import { createVideoJob } from "./processVideo.ts";
import { checkQuota, storeWithinQuota } from "./quota.ts";
import { loadVideos } from "./read.ts";
import type { Video } from "./schema.ts";
import { receiveFile } from "./temporaryFiles.ts";
import { belongsTo, getOwnerKey, type UploadOwner } from "./uploadOwner.ts";
import { readVideoType } from "./videoReader.ts";

const MAX_BYTES = 500 * MEGABYTE;

/** Receives a video, which is then stored and queued for processing. @throws 413, 415, 422, 429 */
export async function receiveVideo(
  services: Pick<Services, "db" | "now" | "storage" | "jobs" | "uploadQuota">,
  request: FastifyRequest,
  belonging: UploadOwner,
): Promise<ReceivedUpload> {
  const { db, now, storage, jobs, uploadQuota } = services;
  await checkQuota(db, belonging, uploadQuota, 0, now());
  const file = await receiveFile(request, storage.incoming, MAX_BYTES);
  try {
    const { size } = await stat(file);
    await checkQuota(db, belonging, uploadQuota, size, now());
    const mime = await readVideoType(file, getOwnerKey(belonging));
    if (mime === null) throw unsupportedMedia();
    const source = await storage.adopt(file, mime);
    const waiting = { source, status: "processing", mime, size, ...belonging, created_at: now() } as const;
    return storeWithinQuota(services, belonging, { path: source, size }, async (tx): Promise<Video> => {
      const { id } = await tx.insertInto("videos").values(waiting).returning("id").executeTakeFirstOrThrow();
      // An owner's second video runs after the first ones of others, and so on, so that many of one owner delay nobody else's.
      const priority = 1 - (await countWaiting(tx, belonging));
      await jobs.enqueueAll(tx, "process-video", [{ ...createVideoJob(id), priority }]);
      return getReferenced(await loadVideos(tx, [id]), id, "Video");
    });
  } finally {
    await rm(file, { force: true });
  }
}

/** The number of an owner's videos that are processed or wait for it. */
const countWaiting = (db: Db, owner: UploadOwner): Promise<number> =>
  countRows(db, [sql`from videos where status = 'processing' and error is null and source is not null and ${belongsTo(owner)}`]);
