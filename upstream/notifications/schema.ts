import Type, { type Static } from "typebox";
import { component, Id, Meta, namedObject, nullable, oneOf, Time } from "../http/schema.ts";
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

const mapping = {
  like: "EntityNotification",
  mention: "EntityNotification",
  comment: "CommentNotification",
  commentAsReply: "CommentNotification",
  likeOnComment: "CommentNotification",
  mentionOnComment: "CommentNotification",
  interviewAnswer: "AnswerNotification",
};

export type Notification = EntityNotification | CommentNotification | AnswerNotification;
export const Notification = component(
  "Notification",
  Type.Unsafe<Notification>({
    oneOf: [EntityNotification, CommentNotification, AnswerNotification],
    discriminator: {
      propertyName: "type",
      mapping: Object.fromEntries(Object.entries(mapping).map(([type, name]) => [type, `#/components/schemas/${name}`])),
    },
  }),
);

/** The list envelope with the number of unread notifications. */
export const NotificationList = Type.Object({
  data: Type.Array(Notification),
  meta: Type.Object({ ...Meta.properties, unread: Type.Integer({ minimum: 0 }) }),
});
