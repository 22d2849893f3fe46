import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table press_mail_unsubscribes (
    sender_id integer not null references contacts on delete cascade,
    email text not null check (email = lower(email)),
    created_at timestamptz(3) not null,
    primary key (sender_id, email))`,
  `create table do_not_contact (
    account_id integer not null references accounts on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    created_at timestamptz(3) not null,
    primary key (account_id, contact_id))`,
  `create index do_not_contact_by_contact on do_not_contact (contact_id)`,
  // Not the hash of the reading link, which recipients share.
  `alter table announcement_deliveries
    add column unsubscribe_token text not null unique default replace(gen_random_uuid()::text, '-', '')`,
  `alter table outbox add column headers text`,
];

/** Who has unsubscribed from press mails, and whom an account must not write to. */
export const mailConsent: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) {
      await sql.raw(statement).execute(db);
    }
  },
};
