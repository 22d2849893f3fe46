import { sql } from "kysely";
import { joinedCommunities } from "../communities/rules.ts";
import { allRows, noRows, selectForViewer, type Condition } from "../session/conditions.ts";
import type { Viewer } from "../session/viewer.ts";

/**
 * Posts visible to the viewer, deleted ones included: the viewer's own, and published ones for the viewer's audience that are
 * in no private community or in one that the viewer has joined. Alias p.
 */
export function isVisiblePost(viewer: Viewer): Condition {
  if (viewer.isAdmin) return allRows;
  const me = viewer.contactId;
  return sql<boolean>`(p.author_id = ${me} or p.creator_id = ${me} or (
    p.published_at is not null
    and (p.user_types = '{}' or p.user_types && ${viewer.userTypes}::text[])
    and ${isInOpenCommunity(viewer)}))`;
}

/**
 * An aggregate is evaluated only for each post that is checked. With exists, PostgreSQL first reads the communities of all posts,
 * even if few are needed.
 */
const isInOpenCommunity = (viewer: Viewer) => sql`coalesce((
  select not bool_or(k.type = 'private') or bool_or(k.type = 'private' and k.id = any(${joinedCommunities(viewer)}))
  from post_communities pc join communities k on k.id = pc.community_id where pc.post_id = p.id), true)`;

/** Visible posts that lists and feeds may show. */
export const isListedPost: Condition = sql<boolean>`p.published_at is not null and p.deleted_at is null`;

/** Stories visible to the viewer, deleted ones included: published ones are visible to everybody. Alias s. */
export const isVisibleStory = (viewer: Viewer | null): Condition =>
  selectForViewer(
    viewer,
    sql<boolean>`s.published_at is not null`,
    ({ contactId: me }) => sql<boolean>`(s.published_at is not null or s.author_id = ${me} or s.creator_id = ${me})`,
  );

export const isListedStory: Condition = sql<boolean>`s.published_at is not null and s.deleted_at is null`;

/** Comments that lists show: those not deleted, and deleted ones that still have replies. Alias c. */
export const isListedComment: Condition = sql<boolean>`(c.deleted_at is null or exists (
  select 1 from comments r where r.parent_id = c.id and r.deleted_at is null))`;

/**
 * Interviews visible to the viewer, deleted ones included: published ones to everybody, drafts to their author and invited
 * people. Alias i.
 */
export const isVisibleInterview = (viewer: Viewer | null): Condition =>
  selectForViewer(
    viewer,
    sql<boolean>`i.published_at is not null`,
    ({ contactId: me }) => sql<boolean>`(i.published_at is not null or i.author_id = ${me} or i.creator_id = ${me}
      or exists (select 1 from interview_invitations n where n.interview_id = i.id and n.contact_id = ${me}))`,
  );

export const isListedInterview: Condition = sql<boolean>`i.published_at is not null and i.deleted_at is null`;

/** Interviews whose questions and answers are visible to the viewer: their own and those shared with them. Alias i. */
export const canReadAnswers = (viewer: Viewer | null): Condition =>
  selectForViewer(
    viewer,
    noRows,
    ({ contactId: me }) => sql<boolean>`(i.author_id = ${me} or i.creator_id = ${me}
      or exists (select 1 from interview_shares h where h.interview_id = i.id and h.contact_id = ${me}))`,
  );
