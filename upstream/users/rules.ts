import { sql, type RawBuilder } from "kysely";
import type { Viewer } from "../session/viewer.ts";
import { getAdministeredAccount } from "../accounts/rules.ts";

/**
 * People whose whole profile is visible to the viewer: public ones, the viewer, everybody for platform admins, and managed
 * users of the account for its admins. Alias c.
 */
export function canReadProfile(viewer: Viewer | null): RawBuilder<boolean> {
  if (viewer === null) {
    return sql<boolean>`(not c.is_private)`;
  }
  if (viewer.isAdmin) {
    return sql<boolean>`true`;
  }
  return sql<boolean>`(not c.is_private or c.id = ${viewer.contactId} or exists (
    select 1 from users m where m.contact_id = c.id and m.is_managed and m.account_id = ${getAdministeredAccount(viewer) ?? 0}))`;
}
