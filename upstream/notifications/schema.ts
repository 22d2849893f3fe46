import Type, { type Static } from "typebox";
import { discriminatedUnion, Id, Meta, namedObject, nullable, oneOf, Time } from "../http/schema.ts";
import { EntityType } from "../posts/types.ts";
import { Author } from "../users/schema.ts";

const base = {
  id: Id,
  isRead: Type.Boolean(),
  when: Time,
  who: Author,
  entityType: EntityType,
  entityId: Id,
  entitySummary: Type.String({ description: "Title of the entity or, without one, the first 120 characters of its text." }),
};
const commentFields = {
  commentId: Type.Integer({ minimum: 1, description: "Id of the new or liked comment." }),
  commentSummary: Type.String({ description: "The first 120 characters of the comment." }),
  parentCommentId: nullable(Id, { description: "Id of the top-level comment, for a reply; otherwise null." }),
};

const EntityNotification = namedObject("EntityNotification", { ...base, type: oneOf(["like", "mention"]) });
type EntityNotification = Static<typeof EntityNotification>;

const CommentNotification = namedObject("CommentNotification", {
  ...base,
  ...commentFields,
  type: oneOf(["comment", "commentAsReply", "likeOnComment", "mentionOnComment"]),
});
type CommentNotification = Static<typeof CommentNotification>;

const AnswerNotification = namedObject("AnswerNotification", {
  ...base,
  type: Type.Literal("interviewAnswer"),
  link: Type.Object({ hash: Type.String(), type: oneOf(["video", "text"]) }),
});
type AnswerNotification = Static<typeof AnswerNotification>;

export type Notification = EntityNotification | CommentNotification | AnswerNotification;
const variants = [EntityNotification, CommentNotification, AnswerNotification];
export const Notification = discriminatedUnion<Notification>("Notification", "type", variants);

/** The list envelope with the number of unread notifications. */
export const NotificationList = Type.Object({
  data: Type.Array(Notification),
  meta: Type.Object({ ...Meta.properties, unread: Type.Integer({ minimum: 0 }) }),
});
