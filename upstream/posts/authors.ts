import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import { administeredAccount } from "../accounts/rules.ts";

/**
 * Whether the reader may post in the name of the contact: as themselves, as the company of the account that
 * they administer, as a company that they have a responsibility for, as any company when they are a platform admin. The product's own author is a company.
 */
export async function mayPostAs(db: Kysely<Database>, reader: Reader, contactId: number): Promise<boolean> {
  if (contactId === reader.contactId) {
    return true;
  }
  const { rows } = await sql`select 1 from companies o
    where o.contact_id = ${contactId} and (${reader.isAdmin} or exists (
      select 1 from accounts a where a.company_id = o.id and a.id = ${administeredAccount(reader) ?? 0})
      or exists (select 1 from company_responsibilities r
        where r.company_id = o.id and r.contact_id = ${reader.contactId} and r.status = 'active'))`.execute(db);
  return rows.length > 0;
}

/**
 * The contact ids in whose name the reader writes as a matter of course: the reader, companies that the reader has a
 * responsibility for, and for an account admin the company of the account. As a table to be looked in.
 */
export function ownAuthors(reader: Reader): RawBuilder<unknown> {
  return sql`(select ${reader.contactId}::integer union
    select o.contact_id from companies o where exists (select 1 from company_responsibilities r
        where r.company_id = o.id and r.contact_id = ${reader.contactId} and r.status = 'active')
      or exists (select 1 from accounts a where a.company_id = o.id and a.id = ${administeredAccount(reader) ?? 0}))`;
}
