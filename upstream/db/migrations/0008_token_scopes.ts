import { sql, type Kysely } from "kysely";

/** What an access token allows. Sessions of people, and the tokens that exist, allow everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table sessions add column scope text not null default 'write' check (scope in ('read', 'write'))")
    .execute(db);
}
