import Type, { type Static } from "typebox";
import { htmlInput } from "../http/inputs.ts";
import { Count, Html, Id, namedObject, nullable, Time } from "../http/schema.ts";
import { Attachments, AttachmentsInput } from "../media/schema.ts";
import { EntityType } from "../posts/types.ts";
import { Author } from "../users/schema.ts";

export const Likable = namedObject("Likable", {
  liked: Type.Boolean(),
  likesCount: Count,
  likes: Type.Optional(
    Type.Array(Author, { description: "The newest 20. Present only in the response for a post with all comments." }),
  ),
});
export type Likable = Static<typeof Likable>;

/** Declared as an interface because the shape is recursive: replies are comments. */
export interface Comment {
  id: number;
  content: string | null;
  author: Author;
  createdAt: string;
  updatedAt: string | null;
  attachments: Attachments;
  commentable: Commentable;
  likable: Likable;
  isDeleted: boolean;
  children: Comment[];
  childrenCount: number;
  parentCommentId: number | null;
  entityType: Static<typeof EntityType>;
  entityId: number;
}
export interface Commentable {
  comments: Comment[];
  commentsCount: number;
  totalCommentsCount: number;
}

const CommentAgain = Type.Unsafe<Comment>({ $ref: "#/components/schemas/Comment" });

export const Commentable = namedObject("Commentable", {
  comments: Type.Array(CommentAgain),
  commentsCount: Type.Integer({ minimum: 0, description: "Number of top-level comments that are not deleted." }),
  totalCommentsCount: Type.Integer({ minimum: 0, description: "Number of comments and replies that are not deleted." }),
});

export const Comment = namedObject("Comment", {
  id: Id,
  content: nullable(Html, { description: "Sanitized HTML; null when deleted." }),
  author: Author,
  createdAt: Time,
  updatedAt: nullable(Time, { description: "When the comment was last edited; null if never." }),
  attachments: Attachments,
  commentable: Commentable,
  likable: Likable,
  isDeleted: Type.Boolean(),
  children: Type.Array(CommentAgain, { description: "The first 2 replies, as in commentable.comments." }),
  childrenCount: Type.Integer({ minimum: 0, description: "Number of replies that are not deleted." }),
  parentCommentId: nullable(Id),
  entityType: EntityType,
  entityId: Id,
});

/** Maximum length of a comment's text, in characters. */
export const MAX_COMMENT_LENGTH = 2000;

export const CommentInput = namedObject("CommentInput", {
  content: htmlInput("Comment", MAX_COMMENT_LENGTH),
  attachments: Type.Optional(AttachmentsInput),
});
export type CommentInput = Static<typeof CommentInput>;

export const StatusInput = namedObject("StatusInput", {
  status: Type.Optional(Type.Boolean({ title: "Status", description: "The new state; toggles if omitted." })),
});

export const LikeResult = namedObject("LikeResult", { liked: Type.Boolean(), likesCount: Count });
export type LikeResult = Static<typeof LikeResult>;
