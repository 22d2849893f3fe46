import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [`alter table contacts add column organization_company_id integer references companies on delete set null`];

/** The organization of a person may be one of the companies, not only a name. */
export const settings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) {
      await sql.raw(statement).execute(db);
    }
  },
};
