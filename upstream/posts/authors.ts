import { sql, type RawBuilder } from "kysely";
import { getAdministeredAccount } from "../accounts/rules.ts";
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";

/** Companies that the viewer is responsible for, and that of the account that the viewer administers. Alias o. */
const isRepresentedBy = (viewer: Viewer) => sql`(exists (
    select 1 from accounts a where a.company_id = o.id and a.id = ${getAdministeredAccount(viewer) ?? 0})
  or exists (select 1 from company_responsibilities r
    where r.company_id = o.id and r.contact_id = ${viewer.contactId} and r.status = 'active'))`;

/**
 * Whether the viewer may post as the contact: themselves, the company of the account that they administer, a company that they
 * are responsible for or, for platform admins, any company, including the product's own author.
 */
export async function canPostAs(db: Db, viewer: Viewer, contactId: number): Promise<boolean> {
  if (contactId === viewer.contactId) return true;
  const query = sql`select 1 from companies o
    where o.contact_id = ${contactId} and (${viewer.isAdmin} or ${isRepresentedBy(viewer)})`;
  return exists(db, query);
}

/** The error unless the viewer may post as the contact. */
export async function findAuthorError(db: Db, viewer: Viewer, contactId: number): Promise<FieldError | null> {
  return (await canPostAs(db, viewer, contactId)) ? null : fieldError.invalid("You cannot post in the name of this author.");
}

/**
 * A subquery of the contact ids that the viewer usually writes as: the viewer, companies that the viewer is responsible for
 * and, for an account admin, the company of the account.
 */
export function ownAuthors(viewer: Viewer): RawBuilder<unknown> {
  return sql`(select ${viewer.contactId}::integer union
    select o.contact_id from companies o where ${isRepresentedBy(viewer)})`;
}
