import { sql, type Insertable } from "kysely";
import { anyId, type EntityRef, getIds } from "../db/refs.ts";
import type { NotificationKind, NotificationsTable, Db } from "../db/schema.ts";
import { MAX_ID } from "../http/paging.ts";
import type { Jobs } from "../jobs/queue.ts";
import { isVisiblePost } from "../posts/visibility.ts";
import { announceNotifications } from "../realtime/announce.ts";
import { loadViewers } from "../session/sessions.ts";
import type { Viewer } from "../session/viewer.ts";
import { readChannels } from "./settings.ts";

/** The transaction of the action that notifies, in which events and mails are queued. */
export interface NotifyingWork {
  tx: Db;
  jobs: Jobs;
}

/** The subject of a notification: a post or story and, if given, the comment that was written or liked. */
export interface Subject {
  entity: EntityRef;
  commentId: number | null;
}

/** Kinds that notify only once: repeating a like does not notify again. */
const kindsSentOnce: ReadonlySet<NotificationKind> = new Set(["like", "likeOnComment", "mention", "mentionOnComment"]);

/** Notifies those contacts who have a user and may see the entity, except the actor. */
async function notifyContacts(
  work: NotifyingWork,
  actor: Viewer,
  type: NotificationKind,
  { entity, commentId }: Subject,
  contactIds: readonly number[],
  now: Date,
): Promise<void> {
  const { tx } = work;
  const known = contactIds.filter((id) => id <= MAX_ID && id !== actor.contactId);
  if (known.length === 0) return;
  const { rows: users } = await sql<{ id: number }>`
    select u.id from users u
    where u.contact_id = any(${known}::integer[]) and u.id <> ${actor.userId}
      and not (${kindsSentOnce.has(type)} and exists (select 1 from notifications n
        where n.user_id = u.id and n.who_id = ${actor.contactId} and n.type = ${type}
          and n.entity_type = ${entity.type} and n.entity_id = ${entity.id}
          and n.comment_id is not distinct from ${commentId}::integer))
    order by u.id`.execute(tx);
  const userIds = getIds(users);
  await storeNotifications(work, await filterByVisibility(tx, userIds, entity), {
    type,
    who_id: actor.contactId,
    entity_type: entity.type,
    entity_id: entity.id,
    comment_id: commentId,
    created_at: now,
  });
}

type NewNotification = Omit<Insertable<NotificationsTable>, "user_id" | "on_site">;

/**
 * Stores the notification for each user with their chosen channels, announces it to their sockets, and queues its mail. One for
 * e-mail only is stored as hidden, so that it is sent only once; users who have disabled both channels get none.
 */
async function storeNotifications(
  { tx, jobs }: NotifyingWork,
  userIds: readonly number[],
  notification: NewNotification,
): Promise<void> {
  const channels = await readChannels(tx, userIds, notification.type);
  const recipients = userIds.filter((userId) => channels(userId).onSite || channels(userId).email);
  if (recipients.length === 0) return;
  const stored = await tx
    .insertInto("notifications")
    .values(recipients.map((userId) => ({ ...notification, user_id: userId, on_site: channels(userId).onSite })))
    .returning(["id", "user_id"])
    .execute();
  const shown = recipients.filter((userId) => channels(userId).onSite);
  await tx
    .updateTable("users")
    .set({ has_notifications: true })
    .where("id", "=", anyId(shown))
    // Only those that change, so that most transactions lock nobody.
    .where("has_notifications", "=", false)
    .execute();
  const mailed = stored.filter((row) => channels(row.user_id).email);
  await jobs.enqueueAll(
    tx,
    "mail-notification",
    mailed.map(({ id }) => ({ payload: { notificationId: id }, key: String(id) })),
  );
  const announced = stored.filter((row) => channels(row.user_id).onSite);
  await announceNotifications(
    tx,
    announced.map(({ id, user_id: userId }) => ({ id, userId })),
  );
}

/** A notification contains part of the text, so only users who may see it are notified. Stories are visible to everybody. */
async function filterByVisibility(tx: Db, userIds: readonly number[], { type, id }: EntityRef): Promise<readonly number[]> {
  if (type === "story" || userIds.length === 0) return userIds;
  const viewers = await loadViewers(tx, userIds);
  const queries = viewers.map(
    (viewer) => sql`select ${viewer.userId}::integer as id from posts p where p.id = ${id} and ${isVisiblePost(viewer)}`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(queries, sql` union all `)}`.execute(tx);
  const visibleTo = new Set(getIds(rows));
  return userIds.filter((userId) => visibleTo.has(userId));
}

/** Notifies people newly mentioned in a post or, if the subject has one, in a comment. */
export function notifyMentioned(
  work: NotifyingWork,
  actor: Viewer,
  subject: Subject,
  contactIds: readonly number[],
  now: Date,
): Promise<void> {
  return notifyContacts(work, actor, subject.commentId === null ? "mention" : "mentionOnComment", subject, contactIds, now);
}

/**
 * Notifies about a new comment: the author of the comment that it replies to or, without one, of the entity; and the people whom
 * it mentions.
 * @param parentAuthorId contact id of the author of the parent comment
 */
export async function notifyCommented(
  work: NotifyingWork,
  actor: Viewer,
  subject: Subject,
  parentAuthorId: number | null,
  mentionedIds: readonly number[],
  now: Date,
): Promise<void> {
  const authors = parentAuthorId === null ? await findOwners(work.tx, subject.entity) : [parentAuthorId];
  await lockIndicators(work.tx, [...authors, ...mentionedIds]);
  await notifyContacts(work, actor, parentAuthorId === null ? "comment" : "commentAsReply", subject, authors, now);
  await notifyMentioned(work, actor, subject, mentionedIds, now);
}

/**
 * Locks the users whose indicator of new notifications may be turned on, in one order: of two transactions that notify the same
 * people in different orders, each would wait for the other.
 */
async function lockIndicators(tx: Db, contactIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("users")
    .select("id")
    .where("contact_id", "=", anyId(contactIds.filter((id) => id <= MAX_ID)))
    .where("has_notifications", "=", false)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Notifies the author of the liked post or story or, if the subject has one, of the liked comment. */
export async function notifyLiked(work: NotifyingWork, actor: Viewer, subject: Subject, now: Date): Promise<void> {
  if (subject.commentId === null)
    return notifyContacts(work, actor, "like", subject, await findOwners(work.tx, subject.entity), now);
  const { author_id: author } = await work.tx
    .selectFrom("comments")
    .select("author_id")
    .where("id", "=", subject.commentId)
    .executeTakeFirstOrThrow();
  return notifyContacts(work, actor, "likeOnComment", subject, [author], now);
}

/** The answer set of a notification about finished answers. */
interface AnsweredSet {
  id: number;
  interview_id: number;
  /** Contact id of the interview's author. */
  author_id: number;
  /** Contact id of the respondent; null without an account. */
  contact_id: number | null;
}

/** Notifies the author of the interview that was answered. */
export async function notifyAnswered(work: NotifyingWork, set: AnsweredSet, now: Date): Promise<void> {
  const user = await work.tx.selectFrom("users").select("id").where("contact_id", "=", set.author_id).executeTakeFirst();
  if (user === undefined) return;
  await storeNotifications(work, [user.id], {
    type: "interviewAnswer",
    who_id: set.contact_id,
    entity_type: "interview",
    entity_id: set.interview_id,
    answer_set_id: set.id,
    created_at: now,
  });
}

/** The author or, for a company without a user, the person who posted in its name. */
async function findOwners(tx: Db, { type, id }: EntityRef): Promise<number[]> {
  const table = sql.table(type === "story" ? "stories" : "posts");
  const { rows } = await sql<{ contact_id: number }>`
    select case when exists (select 1 from users u where u.contact_id = e.author_id)
      then e.author_id else e.creator_id end as contact_id
    from ${table} e where e.id = ${id}`.execute(tx);
  return rows.map((row) => row.contact_id);
}
