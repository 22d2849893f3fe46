import { sql, type RawBuilder } from "kysely";
import type { Viewer } from "../session/viewer.ts";
import { getAdministeredAccount } from "../accounts/rules.ts";

type Condition = RawBuilder<boolean>;

const isNewsroomOwner = (viewer: Viewer): Condition =>
  sql<boolean>`exists (select 1 from newsrooms n where n.id = a.newsroom_id and n.owner_id = ${viewer.contactId})`;

/** Editors are the creator, administrators of its account, the owner of its newsroom and platform admins. Alias a. */
export function canEditAnnouncement(viewer: Viewer | null): Condition {
  if (viewer === null) {
    return sql<boolean>`false`;
  }
  return viewer.isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`(a.creator_id = ${viewer.contactId} or coalesce(a.account_id = ${getAdministeredAccount(viewer) ?? 0}, false) or ${isNewsroomOwner(viewer)})`;
}

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
  if (viewer === null) {
    return sql<boolean>`a.status = 'published'`;
  }
  return viewer.isAdmin ? sql<boolean>`true` : sql<boolean>`(a.status = 'published' or ${isOwnAnnouncement(viewer)})`;
}

/**
 * Announcements whose audience includes the viewer; guests only match announcements without an audience. The viewer's
 * own always match. Alias a.
 */
export function isInAudience(viewer: Viewer | null): Condition {
  if (viewer === null) {
    return sql<boolean>`a.user_types = '{}'`;
  }
  return sql<boolean>`(${viewer.isAdmin} or a.user_types = '{}' or a.user_types && ${viewer.userTypes}::text[]
    or ${isOwnAnnouncement(viewer)})`;
}

export const isListedAnnouncement: Condition = sql<boolean>`a.status = 'published' and a.deleted_at is null`;
