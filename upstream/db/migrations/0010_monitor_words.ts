import { sql, type Kysely } from "kysely";

/**
 * The words of what the monitor searches, apart from those of posts, comments and people: there, words that begin like a
 * search's are too many for an index to be worth reading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_entries_monitored on search_entries using gin (words) where kind in ('monitor', 'story')`.execute(
    db,
  );
}
