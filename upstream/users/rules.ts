import { sql } from "kysely";
import { getAdministeredAccount } from "../accounts/rules.ts";
import { selectForViewer, type Condition } from "../session/conditions.ts";
import type { Viewer } from "../session/viewer.ts";

/**
 * People whose whole profile is visible to the viewer: public ones, the viewer, everybody for platform admins, and managed
 * users of the account for its admins. Alias c.
 */
export const canReadProfile = (viewer: Viewer | null): Condition =>
  selectForViewer(
    viewer,
    sql<boolean>`(not c.is_private)`,
    (user) => sql<boolean>`(not c.is_private or c.id = ${user.contactId} or exists (
      select 1 from users m where m.contact_id = c.id and m.is_managed and m.account_id = ${getAdministeredAccount(user) ?? 0}))`,
  );
