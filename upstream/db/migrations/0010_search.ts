import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The tables that grow; of the others every row is looked at. */
const statements = [
  `create index contacts_words on contacts using gin (to_tsvector('simple',
    coalesce(name, '') || ' ' || coalesce(job, '') || ' ' || coalesce(organization, '') || ' ' || coalesce(about, '')))
    where type = 'person'`,
  `create index posts_words on posts using gin (to_tsvector('simple',
    coalesce(title, '') || ' ' || coalesce(content, '') || ' ' || coalesce(company_name, '')
    || ' ' || coalesce(location, '') || ' ' || coalesce(venue, '') || ' ' || coalesce(address, '')))`,
  `create index stories_words on stories using gin (to_tsvector('simple',
    coalesce(title, '') || ' ' || coalesce(headline, '') || ' ' || coalesce(summary, '') || ' ' || coalesce(content, '')))`,
];

/** What full-text search is quick by. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) {
      await sql.raw(statement).execute(db);
    }
  },
};
