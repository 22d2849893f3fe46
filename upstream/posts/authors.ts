import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import { administeredAccount } from "../accounts/rules.ts";

/**
 * Whether the reader may post as the contact: themselves, the company of the account that they administer, a company that they
 * are responsible for or, for platform admins, any company, including the product's own author.
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
 * A subquery of the contact ids that the reader usually writes as: the reader, companies that the reader is responsible for
 * and, for an account admin, the company of the account.
 */
export function ownAuthors(reader: Reader): RawBuilder<unknown> {
  return sql`(select ${reader.contactId}::integer union
    select o.contact_id from companies o where exists (select 1 from company_responsibilities r
        where r.company_id = o.id and r.contact_id = ${reader.contactId} and r.status = 'active')
      or exists (select 1 from accounts a where a.company_id = o.id and a.id = ${administeredAccount(reader) ?? 0}))`;
}
