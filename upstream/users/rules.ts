import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import { administeredAccount } from "../accounts/rules.ts";

/**
 * People of whom the reader may see more than the head: public ones, the reader, for platform admins everybody,
 * and for an account admin the managed users of the account. The contact's alias is c.
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
