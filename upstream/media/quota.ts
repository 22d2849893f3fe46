import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { HttpError } from "../http/errors.ts";
import { ReceivedUpload } from "../http/operation.ts";
import type { Services } from "../services.ts";
import { DAY, HOUR, MEGABYTE } from "../units.ts";
import { belongsTo, getOwnerKey, type UploadOwner } from "./uploadOwner.ts";

interface Uploaded {
  bytes: number;
  /** Time of the first counted upload; null without any. */
  since: Date | null;
}

/**
 * Checks the upload quota of an owner for the last 24 hours. Removed uploads do not count.
 * @param quota in bytes; 0 means unlimited
 * @param added size of the received upload in bytes; 0 before it was received
 * @throws 429 with retry-after
 */
export async function checkQuota(db: Db, belonging: UploadOwner, quota: number, added: number, now: Date): Promise<void> {
  if (quota === 0) return;
  const { bytes, since } = await uploadedSince(db, belonging, new Date(now.getTime() - DAY));
  if (bytes + added <= quota && bytes < quota) return;
  const wait = since === null ? DAY : since.getTime() + DAY - now.getTime();
  const hours = Math.max(1, Math.ceil(wait / HOUR));
  throw new HttpError(
    429,
    {
      detail: `You can upload ${Math.round(quota / MEGABYTE)} MB within 24 hours. Please try again in ${hours} ${hours === 1 ? "hour" : "hours"}.`,
    },
    { "retry-after": String(Math.max(1, Math.ceil(wait / 1000))) },
  );
}

/**
 * An upload whose file is stored, and whose row `insert` adds if the quota still allows it: other uploads of the owner may have been
 * added since the file was received. They are added one after the other.
 */
export const storeWithinQuota = (
  { storage, uploadQuota, now }: Pick<Services, "storage" | "uploadQuota" | "now">,
  belonging: UploadOwner,
  { path, size }: { path: string; size: number },
  insert: (tx: Db) => Promise<unknown>,
): ReceivedUpload =>
  new ReceivedUpload(
    (storing) =>
      storing.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${getOwnerKey(belonging)}`}, 0))`.execute(tx);
        await checkQuota(tx, belonging, uploadQuota, size, now());
        return insert(tx);
      }),
    () => storage.discard(path),
  );

async function uploadedSince(db: Db, belonging: UploadOwner, start: Date): Promise<Uploaded> {
  const { owner_id } = belonging;
  const images =
    owner_id === null
      ? sql``
      : sql`union all
    select size, created_at from images where owner_id = ${owner_id} and created_at > ${start}`;
  const { rows } = await sql<Uploaded>`
    select coalesce(sum(u.size), 0)::double precision as bytes, min(u.created_at) as since from (
      select size, created_at from videos where ${belongsTo(belonging)} and created_at > ${start} ${images}
    ) u`.execute(db);
  return rows[0] ?? { bytes: 0, since: null };
}
