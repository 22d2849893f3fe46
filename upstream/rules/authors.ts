import { sql, type Kysely } from "kysely";
import type { Reader } from "../auth/reader.ts";
import type { Database } from "../db/schema.ts";
import { MAX_ID } from "../http/paging.ts";

/**
 * Whether the reader may post in the name of the contact (D-106): as themselves, as the company of the account that
 * they administer, as any company when they are a platform admin. The product's own author is a company.
 */
export async function mayPostAs(db: Kysely<Database>, reader: Reader, contactId: number): Promise<boolean> {
  if (contactId === reader.contactId) {
    return true;
  }
  const isOfAccount = reader.roles.includes("accountAdmin") && reader.accountId !== null;
  if (contactId > MAX_ID || (!reader.isAdmin && !isOfAccount)) {
    return false;
  }
  const { rows } = await sql`select 1 from companies o
    where o.contact_id = ${contactId} and (${reader.isAdmin} or exists (
      select 1 from accounts a where a.company_id = o.id and a.id = ${reader.accountId ?? 0}))`.execute(db);
  return rows.length > 0;
}
