import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Author } from "../users/schema.ts";

type Db = Kysely<Database>;

/** The users of an account as authors, by name. */
export async function peopleOf(db: Db, accountId: number): Promise<Author[]> {
  const { rows } = await sql<Author>`select c.id, c.avatar, c.name, c.slug, c.type
    from users u join contacts c on c.id = u.contact_id
    where u.account_id = ${accountId} order by lower(c.name), c.id`.execute(db);
  return rows;
}

/** Whether each of these is the contact id of a user of the account: work is given to nobody else. */
export async function areOfAccount(db: Db, accountId: number, contactIds: readonly number[]): Promise<boolean> {
  const asked = [...new Set(contactIds)];
  const { rows } = await sql`select distinct contact_id from users
    where account_id = ${accountId} and contact_id = any(${asked}::integer[])`.execute(db);
  return rows.length === asked.length;
}
