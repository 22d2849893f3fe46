import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When what a published post says was last changed; null when never. */
export const editedPosts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table posts add column updated_at timestamptz`.execute(db);
  },
};
