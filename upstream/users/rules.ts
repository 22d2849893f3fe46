import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import { administeredAccount } from "../accounts/rules.ts";

/**
 * People whose whole profile is visible to the reader: public ones, the reader, everybody for platform admins, and managed
 * users of the account for its admins. Alias c.
 */
export function openProfile(reader: Reader | null): RawBuilder<boolean> {
  if (reader === null) {
    return sql<boolean>`(not c.is_private)`;
  }
  if (reader.isAdmin) {
    return sql<boolean>`true`;
  }
  return sql<boolean>`(not c.is_private or c.id = ${reader.contactId} or exists (
    select 1 from users m where m.contact_id = c.id and m.is_managed and m.account_id = ${administeredAccount(reader) ?? 0}))`;
}
