import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/** In ms: how long events are kept at least. Clients that have missed earlier ones read their data again. */
export const MIN_EVENT_LIFETIME = 3_600_000;

/** Deletes the events that were numbered before that. */
export async function purgeSentEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("realtime_events")
    .where("numbered_at", "<", sql<Date>`clock_timestamp() - ${MIN_EVENT_LIFETIME} * interval '1 millisecond'`)
    .execute();
}
