import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Deletes the events that were numbered more than an hour ago: clients that have missed them read their data again. */
export async function purgeSentEvents(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("realtime_events")
    .where("numbered_at", "<", sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute();
}
