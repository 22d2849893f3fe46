import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Respondents without an account upload too. Not a reference: what belonged to answers that are gone is swept.
  `alter table videos add column answer_set_id integer`,
  // They are no contact either; who answered stands with the answers.
  `alter table notifications alter column who_id drop not null`,
  `alter table notifications add constraint notifications_who check (who_id is not null or answer_set_id is not null)`,
];

/** Answers of people without an account. */
export const answering: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) {
      await sql.raw(statement).execute(db);
    }
  },
};
