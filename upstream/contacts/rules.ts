import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";

type Member = Pick<Reader, "accountId">;

/**
 * Contacts that the reader may choose from: registered people and companies, and private contacts of the reader's account.
 * Alias c.
 */
export function visibleContact(reader: Member): RawBuilder<boolean> {
  return sql<boolean>`(c.account_id is null or ${ownContact(reader)})`;
}

/** Private contacts of the reader's account. Alias c. */
export function ownContact(reader: Member | null): RawBuilder<boolean> {
  return sql<boolean>`(c.account_id is not null and c.account_id = ${reader?.accountId ?? 0})`;
}
