import { sql } from "kysely";
import { getAdministeredAccount } from "../accounts/rules.ts";
import { noRows, selectForViewer, type Condition } from "../session/conditions.ts";
import type { Viewer } from "../session/viewer.ts";

const isNewsroomOwner = (viewer: Viewer): Condition =>
  sql<boolean>`exists (select 1 from newsrooms n where n.id = a.newsroom_id and n.owner_id = ${viewer.contactId})`;

/** Editors are the creator, administrators of its account, the owner of its newsroom and platform admins. Alias a. */
export const canEditAnnouncement = (viewer: Viewer | null): Condition =>
  selectForViewer(
    viewer,
    noRows,
    (user) => sql<boolean>`(a.creator_id = ${user.contactId}
      or coalesce(a.account_id = ${getAdministeredAccount(user) ?? 0}, false) or ${isNewsroomOwner(user)})`,
  );

/** Announcements of the viewer's account, of companies that the viewer is responsible for, and the viewer's own. Alias a. */
export function isOwnAnnouncement(viewer: Viewer): Condition {
  return sql<boolean>`(a.creator_id = ${viewer.contactId} or coalesce(a.account_id = ${viewer.accountId ?? 0}, false)
    or exists (select 1 from company_responsibilities r where r.company_id = a.company_id
      and r.contact_id = ${viewer.contactId} and r.status = 'active')
    or ${isNewsroomOwner(viewer)})`;
}

/**
 * Announcements visible to the viewer, deleted ones included: published ones to everybody, drafts and archived ones
 * only to their owners (see isOwnAnnouncement). Alias a.
 */
export function isVisibleAnnouncement(viewer: Viewer | null): Condition {
  const isPublished = sql<boolean>`a.status = 'published'`;
  return selectForViewer(viewer, isPublished, (user) => sql<boolean>`(${isPublished} or ${isOwnAnnouncement(user)})`);
}

/**
 * Announcements whose audience includes the viewer; guests only match announcements without an audience. The viewer's
 * own always match. Alias a.
 */
export function isInAudience(viewer: Viewer | null): Condition {
  if (viewer === null) return sql<boolean>`a.user_types = '{}'`;
  return sql<boolean>`(${viewer.isAdmin} or a.user_types = '{}' or a.user_types && ${viewer.userTypes}::text[]
    or ${isOwnAnnouncement(viewer)})`;
}

export const isListedAnnouncement: Condition = sql<boolean>`a.status = 'published' and a.deleted_at is null`;
