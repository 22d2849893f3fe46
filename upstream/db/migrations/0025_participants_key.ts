import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The column that identifies the conversation of some people gets a name that says so. */
export const participantsKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table conversations rename column circle to participants_key`.execute(db);
  },
};
