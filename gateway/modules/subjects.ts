import type { Context } from "../context.ts";
import type { NodeRef } from "../graph/ids.ts";
import { andThen, type MaybePromise } from "../graph/maybePromise.ts";
import type { DiscussionName, DiscussionRef } from "../rest/discussions.ts";
import type { Comment } from "../rest/generated/contract.ts";
import { toPostName, type PostName } from "../rest/posts.ts";
import { commentPolicy, type CommentAction, type CommentFacts } from "./comments/policy.ts";
import { comments } from "./comments/store.ts";
import type { NewsItemModel } from "./news/models.ts";
import { newsPolicy } from "./news/policy.ts";
import { news } from "./news/store.ts";
import type { Permission } from "./permissions/policy.ts";
import { getPermission } from "./permissions/requirePermission.ts";
import { getPostType } from "./posts/ids.ts";
import { postKinds, postTypes, getTypeName } from "./posts/kinds/index.ts";
import type { PostModel } from "./posts/models.ts";
import { posts } from "./posts/store.ts";
import { getActor } from "./session/viewer.ts";

/** GraphQL types that can be liked and commented on. */
export type SubjectTypeName = PostName | "NewsItem" | "Comment";

interface SubjectKind {
  readonly name: DiscussionName;
  read(context: Context, id: number): MaybePromise<SubjectModel | null>;
}

/** The REST calls of each type, and how it is read. */
const kinds = new Map<string, SubjectKind>([
  ["Comment", { name: "Comment", read: (context, id) => comments(context).get(id) }],
  ["NewsItem", { name: "Story", read: (context, id) => news(context).get(id) }],
  ...postTypes.map((type): [string, SubjectKind] => {
    const name = toPostName(type);
    return [name, { name, read: (context, id) => posts(context, type).get(id) }];
  }),
]);

const isComment = (subject: SubjectModel): subject is Comment => "entityType" in subject;

export const getSubjectTypeName = (subject: SubjectModel): SubjectTypeName =>
  isComment(subject) ? "Comment" : getTypeName(subject);

function getKind(typeName: string): SubjectKind {
  const kind = kinds.get(typeName);
  if (kind === undefined) throw new Error(`There is no kind of subject for the type ${typeName}.`);
  return kind;
}

/** The reference by which the REST API finds the likes and comments of a subject. */
export function toDiscussionRef(subject: SubjectModel): DiscussionRef {
  return { name: getKind(getSubjectTypeName(subject)).name, id: subject.id };
}

/** The REST API's reference to a subject that can be commented on. */
type ThreadRef = Pick<Comment, "entityType" | "entityId">;

/** A subject that can be liked and commented on, from its global id. */
export interface SubjectRef extends DiscussionRef {
  readonly typeName: string;
}

/** The subject that an id in an input refers to. */
export function toSubjectRef({ type, key: id }: NodeRef<SubjectTypeName>): SubjectRef {
  return { typeName: type, name: getKind(type).name, id };
}

/** The REST API's reference of the thread of a post or news item. */
export function toThreadRef({ type, key: entityId }: NodeRef<PostName | "NewsItem">): ThreadRef {
  return { entityType: type === "NewsItem" ? "story" : getPostType(type), entityId };
}

/** Null when it does not exist or the viewer may not see it. */
export const readSubject = (
  context: Context,
  { typeName, id }: Pick<SubjectRef, "typeName" | "id">,
): MaybePromise<SubjectModel | null> => kinds.get(typeName)?.read(context, id) ?? null;

/** The subject of a comment's thread; null when the viewer may not see it, and for interviews, which have no comments. */
export function readThreadSubject(context: Context, { entityType, entityId }: Comment): MaybePromise<SubjectModel | null> {
  if (entityType === "interview") return null;
  if (entityType === "story") return news(context).get(entityId);
  return posts(context, entityType).get(entityId);
}

/** The properties of a comment that the rules check. Its thread is not read for guests, who have no permissions anyway. */
export const readCommentFacts = (context: Context, comment: Comment): MaybePromise<CommentFacts> =>
  andThen(getActor(context), ({ authenticated }) =>
    andThen(authenticated ? readThreadSubject(context, comment) : null, (thread) => ({
      author: comment.author,
      isDeleted: comment.isDeleted,
      isThreadDeleted: thread?.isDeleted === true,
    })),
  );

/** The value of a permission field of a comment; null when it does not exist or the viewer may not see it. */
export const getCommentPermission = (context: Context, id: number, action: CommentAction): Promise<Permission | null> =>
  getPermission(
    context,
    andThen(comments(context).get(id), (comment) => comment && readCommentFacts(context, comment)),
    commentPolicy,
    action,
  );

/**
 * The value of the permission field for liking or commenting; null when the subject does not exist or the viewer may not see
 * it.
 */
export async function getInteractionPermission(
  context: Context,
  { typeName, id }: Pick<SubjectRef, "typeName" | "id">,
  action: "like" | "comment",
): Promise<Permission | null> {
  if (typeName === "Comment") return getCommentPermission(context, id, action);
  if (typeName === "NewsItem") return getPermission(context, news(context).get(id), newsPolicy, action);
  const type = postTypes.find((candidate) => toPostName(candidate) === typeName);
  return type === undefined ? null : getPermission(context, posts(context, type).get(id), postKinds[type].policy, action);
}

/** The types that can be liked and commented on. */
export type SubjectModel = PostModel | NewsItemModel | Comment;
