import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../auth/reader.ts";

/**
 * Contacts that the reader may choose from: registered people and companies, and those that the reader's account keeps
 * for itself (D-195). The contact's alias is c.
 */
export function visibleContact({ accountId }: Pick<Reader, "accountId">): RawBuilder<boolean> {
  return sql<boolean>`(c.account_id is null or c.account_id = ${accountId ?? 0})`;
}
