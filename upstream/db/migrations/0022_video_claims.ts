import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table videos
    add column claim text,
    add column claimed_until timestamptz(3),
    add column attempts integer not null default 0`,
  `create index videos_waiting on videos (id) where status = 'processing' and error is null and source is not null`,
];

/** Which node processes a video, and until when it may be taken for alive. */
export const videoClaims: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) {
      await sql.raw(statement).execute(db);
    }
  },
};
