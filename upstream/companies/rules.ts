import { sql } from "kysely";
import { getAdministeredAccount } from "../accounts/rules.ts";
import { noRows, selectForViewer, type Condition } from "../session/conditions.ts";
import type { Viewer } from "../session/viewer.ts";

/**
 * Companies that the viewer owns: those that the viewer created, and that of the account that the viewer administers. Alias o.
 */
export function isOwnCompany(viewer: Viewer | null): Condition {
  if (viewer === null) return noRows;
  return sql<boolean>`(o.owner_id is not distinct from ${viewer.contactId} or exists (
    select 1 from accounts w where w.company_id = o.id and w.id = ${getAdministeredAccount(viewer) ?? 0}))`;
}

/** Companies that have an owner. Alias o. */
export const hasCompanyOwner = sql<boolean>`(o.owner_id is not null or exists (
  select 1 from accounts w where w.company_id = o.id))`;

/**
 * Newsrooms that the viewer may change: the viewer's own, and those of an owned company or the administered account. Aliases n
 * and o.
 */
export const canEditNewsroom = (viewer: Viewer | null): Condition =>
  selectForViewer(
    viewer,
    noRows,
    (user) => sql<boolean>`(n.owner_id = ${user.contactId}
      or n.account_id is not distinct from ${getAdministeredAccount(user) ?? 0} or ${isOwnCompany(user)})`,
  );

/** Newsrooms of the viewer, of the viewer's account and of companies that the viewer works for. Aliases n and o. */
export function isOwnNewsroom(viewer: Viewer): Condition {
  return sql<boolean>`(n.owner_id = ${viewer.contactId} or n.account_id is not distinct from ${viewer.accountId ?? 0}
    or o.owner_id is not distinct from ${viewer.contactId}
    or exists (select 1 from accounts w where w.company_id = o.id and w.id = ${viewer.accountId ?? 0})
    or exists (select 1 from company_responsibilities r
      where r.company_id = o.id and r.contact_id = ${viewer.contactId} and r.status = 'active'))`;
}

/** Confirmed newsrooms are visible to everybody, others to the people who work with them and to platform admins. */
export function isVisibleNewsroom(viewer: Viewer | null): Condition {
  const isConfirmed = sql<boolean>`n.status = 'confirmed'`;
  return selectForViewer(viewer, isConfirmed, (user) => sql<boolean>`(${isConfirmed} or ${isOwnNewsroom(user)})`);
}
