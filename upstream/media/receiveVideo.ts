import type { FastifyRequest } from "fastify";
import { rm, stat } from "node:fs/promises";
import { unsupportedMedia } from "../http/errors.ts";
import { ReceivedUpload } from "../http/operation.ts";
import type { Video } from "./schema.ts";
import type { Services } from "../services.ts";
import { loadVideos } from "./read.ts";
import { getReferenced } from "../db/refs.ts";
import { receiveFile } from "./temporaryFiles.ts";
import { checkQuota, getOwnerKey, type UploadOwner } from "./quota.ts";
import { videoJob } from "./processVideo.ts";
import { readVideoType } from "./videoReader.ts";

const MAX_BYTES = 500 * 1024 * 1024;

/** Receives a video, which is then stored and queued for processing. @throws 413, 415, 422, 429 */
export async function receiveVideo(
  { db, now, storage, jobs, uploadQuota }: Pick<Services, "db" | "now" | "storage" | "jobs" | "uploadQuota">,
  request: FastifyRequest,
  belonging: UploadOwner,
): Promise<ReceivedUpload> {
  await checkQuota(db, belonging, uploadQuota, 0, now());
  const file = await receiveFile(request, storage.incoming, MAX_BYTES);
  try {
    const { size } = await stat(file);
    await checkQuota(db, belonging, uploadQuota, size, now());
    const mime = await readVideoType(file, getOwnerKey(belonging));
    if (mime === null) {
      throw unsupportedMedia();
    }
    const source = await storage.adopt(file, mime);
    const waiting = { source, status: "processing", mime, size, ...belonging, created_at: now() } as const;
    return new ReceivedUpload((storing) =>
      storing.transaction().execute(async (tx): Promise<Video> => {
        const { id } = await tx.insertInto("videos").values(waiting).returning("id").executeTakeFirstOrThrow();
        await jobs.enqueueAll(tx, "process-video", [videoJob(id)]);
        return getReferenced(await loadVideos(tx, [id]), id, "Video");
      }),
    );
  } finally {
    await rm(file, { force: true });
  }
}
