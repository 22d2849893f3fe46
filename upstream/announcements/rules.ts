import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import { administeredAccount } from "../accounts/rules.ts";

type Condition = RawBuilder<boolean>;

const owns = (reader: Reader): Condition =>
  sql<boolean>`exists (select 1 from newsrooms n where n.id = a.newsroom_id and n.owner_id = ${reader.contactId})`;

/** Editors are the creator, administrators of its account, the owner of its newsroom and platform admins. Alias a. */
export function editsAnnouncement(reader: Reader | null): Condition {
  if (reader === null) {
    return sql<boolean>`false`;
  }
  return reader.isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`(a.creator_id = ${reader.contactId} or coalesce(a.account_id = ${administeredAccount(reader) ?? 0}, false) or ${owns(reader)})`;
}

/** Announcements of the reader's account, of companies that the reader is responsible for, and the reader's own. Alias a. */
export function ourAnnouncement(reader: Reader): Condition {
  return sql<boolean>`(a.creator_id = ${reader.contactId} or coalesce(a.account_id = ${reader.accountId ?? 0}, false)
    or exists (select 1 from company_responsibilities r where r.company_id = a.company_id
      and r.contact_id = ${reader.contactId} and r.status = 'active')
    or ${owns(reader)})`;
}

/**
 * Announcements visible to the reader, deleted ones included: published ones to everybody, drafts and archived ones
 * only to their owners (see ourAnnouncement). Alias a.
 */
export function visibleAnnouncement(reader: Reader | null): Condition {
  if (reader === null) {
    return sql<boolean>`a.status = 'published'`;
  }
  return reader.isAdmin ? sql<boolean>`true` : sql<boolean>`(a.status = 'published' or ${ourAnnouncement(reader)})`;
}

/**
 * Announcements whose audience includes the reader; guests only match announcements without an audience. The reader's
 * own always match. Alias a.
 */
export function audienceIncludes(reader: Reader | null): Condition {
  if (reader === null) {
    return sql<boolean>`a.user_types = '{}'`;
  }
  return sql<boolean>`(${reader.isAdmin} or a.user_types = '{}' or a.user_types && ${reader.userTypes}::text[]
    or ${ourAnnouncement(reader)})`;
}

export const listedAnnouncement: Condition = sql<boolean>`a.status = 'published' and a.deleted_at is null`;
