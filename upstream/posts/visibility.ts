import { sql, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";

type Condition = RawBuilder<boolean>;

/** Nothing to leave out: platform admins always see everything. */
const everything: Condition = sql<boolean>`true`;

/**
 * Posts that the reader may see, deleted ones included: own ones, and published ones in the reader's audience that
 * are in no private community, or in one that the reader has joined. The post's alias is p.
 */
export function visiblePost(reader: Reader): Condition {
  if (reader.isAdmin) {
    return everything;
  }
  const me = reader.contactId;
  const privateCommunities = sql`select 1 from post_communities pc
    join communities k on k.id = pc.community_id and k.type = 'private'`;
  return sql<boolean>`(p.author_id = ${me} or p.creator_id = ${me} or (
    p.published_at is not null
    and (p.user_types = '{}' or p.user_types && ${reader.userTypes}::text[])
    and (
      not exists (${privateCommunities} where pc.post_id = p.id)
      or exists (${privateCommunities}
        join community_members m on m.community_id = k.id and m.contact_id = ${me}
        where pc.post_id = p.id))))`;
}

/** What lists and feeds may show of the posts that the reader may see. */
export const listedPost: Condition = sql<boolean>`p.published_at is not null and p.deleted_at is null`;

/** Stories that the reader may see, deleted ones included: published ones are for everybody. Alias s. */
export function visibleStory(reader: Reader | null): Condition {
  if (reader === null) {
    return sql<boolean>`s.published_at is not null`;
  }
  const me = reader.contactId;
  return reader.isAdmin ? everything : sql<boolean>`(s.published_at is not null or s.author_id = ${me} or s.creator_id = ${me})`;
}

export const listedStory: Condition = sql<boolean>`s.published_at is not null and s.deleted_at is null`;

/**
 * Comments that a list shows: those not deleted, and deleted ones that still hold replies. Alias c.
 */
export const listedComment: Condition = sql<boolean>`(c.deleted_at is null or exists (
  select 1 from comments r where r.parent_id = c.id and r.deleted_at is null))`;

/**
 * Interviews that the reader may see, deleted ones included: published ones are for everybody, drafts for their author
 * and whoever was invited. Alias i.
 */
export function visibleInterview(reader: Reader | null): Condition {
  if (reader === null) {
    return sql<boolean>`i.published_at is not null`;
  }
  const me = reader.contactId;
  return reader.isAdmin
    ? everything
    : sql<boolean>`(i.published_at is not null or i.author_id = ${me} or i.creator_id = ${me}
      or exists (select 1 from interview_invitations n where n.interview_id = i.id and n.contact_id = ${me}))`;
}

export const listedInterview: Condition = sql<boolean>`i.published_at is not null and i.deleted_at is null`;

/** Interviews whose questions and answers the reader sees whole: own ones and those shared with the reader. Alias i. */
export function openInterview(reader: Reader | null): Condition {
  if (reader === null) {
    return sql<boolean>`false`;
  }
  const me = reader.contactId;
  return reader.isAdmin
    ? everything
    : sql<boolean>`(i.author_id = ${me} or i.creator_id = ${me}
      or exists (select 1 from interview_shares h where h.interview_id = i.id and h.contact_id = ${me}))`;
}
