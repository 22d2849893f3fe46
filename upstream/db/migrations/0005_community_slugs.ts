import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The slugs that communities had before, in lower case: they go on leading to them. */
export const communitySlugs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table community_slugs (
          slug text primary key,
          community_id integer not null references communities)`,
      )
      .execute(db);
  },
};
