import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import { administeredAccount } from "../accounts/rules.ts";

/**
 * Companies that the reader owns: those that the reader created, and that of the account that the reader administers. Alias o.
 */
export function ownCompany(reader: Reader | null): RawBuilder<boolean> {
  if (reader === null) {
    return sql<boolean>`false`;
  }
  return sql<boolean>`(o.owner_id is not distinct from ${reader.contactId} or exists (
    select 1 from accounts w where w.company_id = o.id and w.id = ${administeredAccount(reader) ?? 0}))`;
}

/** Companies that have an owner. Alias o. */
export const ownedCompany = sql<boolean>`(o.owner_id is not null or exists (
  select 1 from accounts w where w.company_id = o.id))`;

/**
 * Newsrooms that the reader may change: the reader's own, and those of an owned company or the administered account. Aliases n
 * and o.
 */
export function editableNewsroom(reader: Reader | null): RawBuilder<boolean> {
  if (reader === null) {
    return sql<boolean>`false`;
  }
  if (reader.isAdmin) {
    return sql<boolean>`true`;
  }
  return sql<boolean>`(n.owner_id = ${reader.contactId} or n.account_id is not distinct from ${administeredAccount(reader) ?? 0}
    or ${ownCompany(reader)})`;
}

/** Newsrooms of the reader, of the reader's account and of companies that the reader works for. Aliases n and o. */
export function newsroomOfReader(reader: Reader): RawBuilder<boolean> {
  return sql<boolean>`(n.owner_id = ${reader.contactId} or n.account_id is not distinct from ${reader.accountId ?? 0}
    or o.owner_id is not distinct from ${reader.contactId}
    or exists (select 1 from accounts w where w.company_id = o.id and w.id = ${reader.accountId ?? 0})
    or exists (select 1 from company_responsibilities r
      where r.company_id = o.id and r.contact_id = ${reader.contactId} and r.status = 'active'))`;
}

/** Confirmed newsrooms are visible to everybody, others to the people who work with them and to platform admins. */
export function visibleNewsroom(reader: Reader | null): RawBuilder<boolean> {
  if (reader === null) {
    return sql<boolean>`n.status = 'confirmed'`;
  }
  return reader.isAdmin ? sql<boolean>`true` : sql<boolean>`(n.status = 'confirmed' or ${newsroomOfReader(reader)})`;
}
