import { sql } from "kysely";
import { getAdministeredAccount } from "../accounts/rules.ts";
import type { Db } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import { allRows, type Condition } from "../session/conditions.ts";
import type { Viewer } from "../session/viewer.ts";

/** The user and contact that the settings belong to. */
export interface SettingsOwner {
  userId: number;
  contactId: number;
}

/**
 * Users whose settings the viewer may open: the viewer, everybody for platform admins, and managed users of the account for its
 * admins. Alias u.
 */
function canOpenSettings(viewer: Viewer): Condition {
  return viewer.isAdmin
    ? allRows
    : sql<boolean>`(u.id = ${viewer.userId} or u.is_managed and u.account_id = ${getAdministeredAccount(viewer) ?? 0})`;
}

/** The owner of the settings at /u/{slug}/settings. @throws 404 also where the viewer may not open them */
export async function requireSettings(db: Db, viewer: Viewer, slug: string): Promise<SettingsOwner> {
  const { rows } = await sql<SettingsOwner>`select u.id as "userId", c.id as "contactId"
    from users u join contacts c on c.id = u.contact_id
    where c.type = 'person' and lower(c.slug) = ${slug.toLowerCase()} and ${canOpenSettings(viewer)}`.execute(db);
  return requireFound(rows[0]);
}
