import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When an interview was closed; unknown for those closed before this column existed. */
export const interviewClosing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table interviews add column closed_at timestamptz(3)`.execute(db);
  },
};
