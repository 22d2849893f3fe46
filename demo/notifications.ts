import type { Insertable } from "kysely";
import type { Database, EntityType, NotificationKind } from "../upstream/db/schema.ts";
import { findMentions } from "../upstream/text/html.ts";
import type { Published } from "./posts.ts";

type Row = Insertable<Database["notifications"]>;
type CommentRow = Insertable<Database["comments"]>;
type LikeRow = Insertable<Database["likes"]>;
type InterviewRow = Pick<Insertable<Database["interviews"]>, "id" | "author_id" | "deleted_at">;
type SetRow = Insertable<Database["answer_sets"]>;
type UserRow = Pick<Insertable<Database["users"]>, "id" | "contact_id">;

/** Limits the number of notifications, since old ones are useless in a demo. */
const MAX_PER_KIND = 8;
const MAX_UNREAD = 3;
const FIRST_NOTIFICATION = 1001;

export interface NotificationSources {
  users: readonly UserRow[];
  published: readonly Published[];
  /** HTML of posts by id. */
  contents: ReadonlyMap<number, string>;
  comments: readonly CommentRow[];
  likes: readonly LikeRow[];
  interviews: readonly InterviewRow[];
  answerSets: readonly SetRow[];
}

interface Event {
  type: NotificationKind;
  contactId: number;
  /** Null for an answer by a visitor without an account. */
  actorId: number | null;
  entityType: EntityType;
  entityId: number;
  commentId: number | null;
  answerSetId?: number;
  at: Date;
}

/** The demo users' notifications about seeded comments, likes and mentions: the newest of each kind. */
export function notificationRows(sources: NotificationSources): Row[] {
  const events = [...postEvents(sources), ...commentEvents(sources), ...likeEvents(sources), ...answerEvents(sources)];
  const byContact = Map.groupBy(events, (event) => event.contactId);
  return sources.users
    .flatMap(({ id, contact_id: contactId }) => {
      const own = (byContact.get(contactId) ?? []).filter((event) => event.actorId !== contactId);
      const kept = [...Map.groupBy(own, (event) => event.type).values()].flatMap((eventsOfType) =>
        newestFirst(eventsOfType).slice(0, MAX_PER_KIND),
      );
      return newestFirst(kept).map((event, index) => ({ event, userId: Number(id), isRead: index >= MAX_UNREAD }));
    })
    .toSorted((a, b) => a.event.at.getTime() - b.event.at.getTime())
    .map(({ event, userId, isRead }, index) => ({
      id: FIRST_NOTIFICATION + index,
      user_id: userId,
      type: event.type,
      who_id: event.actorId,
      entity_type: event.entityType,
      entity_id: event.entityId,
      comment_id: event.commentId,
      answer_set_id: event.answerSetId ?? null,
      is_read: isRead,
      created_at: event.at,
    }));
}

const newestFirst = (events: readonly Event[]) => events.toSorted((a, b) => b.at.getTime() - a.at.getTime());

function postEvents({ published, contents }: NotificationSources): Event[] {
  return published
    .filter((post) => post.entityType !== "story")
    .flatMap(({ entityType, id, author, publishedAt }) =>
      findMentions(contents.get(id) ?? "").map((contactId): Event => ({
        type: "mention",
        contactId,
        actorId: author.id,
        entityType,
        entityId: id,
        commentId: null,
        at: publishedAt,
      })),
    );
}

function commentEvents({ published, comments, users }: NotificationSources): Event[] {
  const owners = findOwners(published, users);
  const authors = new Map(comments.map((comment) => [comment.id, comment.author_id]));
  return comments
    .filter((comment) => (comment.deleted_at ?? null) === null)
    .flatMap((comment) => {
      const event = createEvent(comment);
      const parent = comment.parent_id ?? null;
      const answered = parent === null ? undefined : authors.get(parent);
      const owner = parent === null ? owners.get(`${comment.entity_type}:${comment.entity_id}`) : undefined;
      const mentioned = findMentions(comment.content).filter((contactId) => contactId !== answered);
      return [
        ...(owner === undefined ? [] : [event("comment", owner)]),
        ...(answered === undefined ? [] : [event("commentAsReply", answered)]),
        ...mentioned.map((contactId) => event("mentionOnComment", contactId)),
      ];
    });
}

const createEvent =
  (comment: CommentRow) =>
  (type: NotificationKind, contactId: number): Event => ({
    type,
    contactId,
    actorId: comment.author_id,
    entityType: comment.entity_type,
    entityId: comment.entity_id,
    commentId: comment.id ?? null,
    at: comment.created_at,
  });

function likeEvents({ published, comments, likes, users }: NotificationSources): Event[] {
  const owners = findOwners(published, users);
  const byId = new Map(
    comments.filter((comment) => (comment.deleted_at ?? null) === null).map((comment) => [comment.id, comment]),
  );
  return likes.flatMap(({ entity_type: type, entity_id: id, contact_id: actorId, created_at: at }): Event[] => {
    if (type === "comment") {
      const comment = byId.get(id);
      return comment === undefined ? [] : [{ ...createEvent(comment)("likeOnComment", comment.author_id), actorId, at }];
    }
    const contactId = owners.get(`${type}:${id}`);
    return contactId === undefined
      ? []
      : [{ type: "like", contactId, actorId, entityType: type, entityId: id, commentId: null, at }];
  });
}

function answerEvents({ interviews, answerSets }: NotificationSources): Event[] {
  const authors = new Map(interviews.map(({ id, author_id: author }) => [id, author]));
  return answerSets.flatMap(({ id, interview_id: interviewId, contact_id: actorId, finished_at: at }): Event[] => {
    const contactId = authors.get(interviewId);
    if (contactId === undefined || id === undefined || at === null || at === undefined) return [];
    const entity = { entityType: "interview", entityId: interviewId, commentId: null } as const;
    return [{ type: "interviewAnswer", contactId, actorId: actorId ?? null, ...entity, answerSetId: id, at }];
  });
}

/** The contact to notify of each post: its author or, for a company without a user, the person who posted in its name. */
function findOwners(published: readonly Published[], users: readonly UserRow[]): Map<string, number> {
  const signingIn = new Set(users.map((user) => user.contact_id));
  return new Map(
    published.map(({ entityType, id, author, creator }) => [
      `${entityType}:${id}`,
      signingIn.has(author.id) ? author.id : creator.id,
    ]),
  );
}
