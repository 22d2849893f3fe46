import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/** Deletes the events that were numbered more than an hour ago: clients that have missed them read their data again. */
export async function purgeSentEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("realtime_events")
    .where("numbered_at", "<", sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute();
}
