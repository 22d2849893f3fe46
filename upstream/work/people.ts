import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { authorColumnNames } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";

/** The users of an account as authors, by name. */
export function listAccountPeople(db: Db, accountId: number): Promise<Author[]> {
  return db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .select(authorColumnNames)
    .where("u.account_id", "=", accountId)
    .orderBy("c.folded_name")
    .orderBy("c.id")
    .execute();
}

/** Whether all of these are contact ids of users of the account; tasks cannot be assigned to others. */
export async function areInAccount(db: Db, accountId: number, contactIds: readonly number[]): Promise<boolean> {
  const requested = [...new Set(contactIds)];
  const { rows } = await sql`select distinct contact_id from users
    where account_id = ${accountId} and contact_id = any(${requested}::integer[])`.execute(db);
  return rows.length === requested.length;
}
