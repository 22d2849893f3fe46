import Type from "typebox";
import type { EntityRef } from "../db/refs.ts";
import type { EntityType, Db } from "../db/schema.ts";
import { badField, requirePermission, requireDeleted } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, PageQuery, readPageOfIds, pageQuery, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { listLikers, setLike } from "../likes/store.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { withArticle } from "../text/indefiniteArticle.ts";
import { Author } from "../users/schema.ts";
import {
  toEntityRef,
  findVisibleComments,
  requireComment,
  requireEntity,
  requireCommentNotDeleted,
  requirePublishedEntity,
} from "./entities.ts";
import { listComments, listReplies, presentComments, type CommentRow } from "./read.ts";
import { commentRules } from "./rules.ts";
import { Comment, CommentInput, LikeResult, StatusInput } from "./schema.ts";
import { addComment, editComment, markCommentDeleted } from "./write.ts";

interface Target {
  /** Path of the collection below /api/v1. */
  collection: string;
  /** As used in operation ids. */
  noun: string;
  /** Noun for one entity within a sentence. */
  name: string;
  type: EntityType;
  /** Whether guests may read the comments and likes of visible entities. */
  openToGuests: boolean;
  /** Whether the calls are absent from the product's specification. */
  assumed: boolean;
}

async function readComment(db: Db, viewer: Viewer | null, id: number) {
  return (await presentComments(db, viewer, [await requireComment(db, viewer, id)]))[0];
}

async function createComment(
  services: Services,
  viewer: Viewer,
  entity: EntityRef,
  parent: CommentRow | null,
  input: CommentInput,
) {
  return readComment(services.db, viewer, await addComment(services, viewer, entity, parent, input));
}

/** The calls that posts and stories share: list comments, list likes, add a comment, like. */
export function discussionOperations({ collection, noun, name, type, openToGuests, assumed }: Target): Operation[] {
  const path = `/${collection}/{id}`;
  const access = openToGuests ? "all" : "user";
  const common = { tag: "Comments and likes", params: IdParams, ...(assumed && { assumed }) };
  return [
    operation(common, {
      id: `get${noun}Comments`,
      path: `${path}/comments`,
      summary: `Lists the top-level comments on ${withArticle(name)}, newest first.`,
      access,
      query: PageQuery,
      response: List(Comment),
      handle: async ({ services: { db }, viewer, params: { id }, query }) => {
        await requireEntity(db, viewer, { type, id });
        return listComments(db, viewer, { type, id }, toWindow(query));
      },
    }),
    operation(common, {
      id: `create${noun}Comment`,
      path: `${path}/comments`,
      summary: `Creates a comment on ${withArticle(name)}. Requires text of 1 to 2000 characters or at least one attachment.`,
      body: CommentInput,
      response: Comment,
      creates: true,
      handle: async ({ services, viewer, params: { id }, body }) => {
        await requirePublishedEntity(services.db, viewer, { type, id });
        return createComment(services, viewer, { type, id }, null, body);
      },
    }),
    operation(common, {
      id: `toggle${noun}Like`,
      path: `${path}/toggleLike`,
      summary: `Likes ${withArticle(name)} (status true), unlikes it (false) or toggles.`,
      body: StatusInput,
      response: LikeResult,
      handle: async ({ services, viewer, params: { id }, body }) => {
        await requirePublishedEntity(services.db, viewer, { type, id });
        return setLike(services, viewer, { entity: { type, id }, commentId: null }, body.status);
      },
    }),
    operation(common, {
      id: `get${noun}Likes`,
      path: `${path}/likes`,
      summary: `Lists the likers of ${withArticle(name)}, newest like first.`,
      access,
      query: PageQuery,
      response: List(Author),
      handle: async ({ services: { db }, viewer, params: { id }, query }) => {
        await requireEntity(db, viewer, { type, id });
        return listLikers(db, { type, id }, toWindow(query));
      },
    }),
  ];
}

const common = { tag: "Comments and likes", assumed: true };
const commonById = { ...common, params: IdParams };
const notDeleted = { ...commonById, ...loadBy("id", requireCommentNotDeleted) } as const;
const existing = { ...commonById, ...loadBy("id", requireComment) } as const;

export const commentOperations: Operation[] = [
  operation(common, {
    id: "getComments",
    path: "/comments",
    summary: "Lists comments by their ids.",
    access: "all",
    query: Type.Object({ ids }),
    response: List(Comment),
    handle: async ({ services: { db }, viewer, query }) => {
      if (query.ids === undefined) throw badField("ids", fieldError.required("Ids"));
      const found = findVisibleComments(db, viewer, query.ids);
      return readPageOfIds(query.ids, found, (rows) => presentComments(db, viewer, rows));
    },
  }),
  operation(commonById, {
    id: "getComment",
    path: "/comments/{id}",
    summary: "Returns a comment with its first 2 replies.",
    access: "all",
    response: Comment,
    handle: ({ services: { db }, viewer, params }) => readComment(db, viewer, params.id),
  }),
  operation(notDeleted, {
    id: "updateComment",
    path: "/comments/{id}",
    summary: "Updates the given fields of a comment. Its author only.",
    body: CommentInput,
    response: Comment,
    refusals: [403],
    handle: async ({ services, viewer, params, body, target: row }) => {
      requirePermission(commentRules.edit(viewer, { authorId: row.author_id }));
      await editComment(services, viewer, row, body);
      return readComment(services.db, viewer, params.id);
    },
  }),
  operation(notDeleted, {
    id: "deleteComment",
    path: "/comments/{id}",
    summary: "Deletes a comment. One with replies is still listed, without its content.",
    refusals: [403],
    handle: async ({ services: { db, now }, viewer, target: row }) => {
      requirePermission(commentRules.delete(viewer, { authorId: row.author_id }));
      await markCommentDeleted(db, row, now());
    },
  }),
  operation(existing, {
    id: "restoreComment",
    path: "/comments/{id}/restore",
    summary: "Restores a deleted comment. Permitted to those who may delete it.",
    response: Comment,
    refusals: [403],
    handle: async ({ services: { db }, viewer, params, target: row }) => {
      await requirePublishedEntity(db, viewer, toEntityRef(row));
      requirePermission(commentRules.delete(viewer, { authorId: row.author_id }));
      requireDeleted(row, "comment");
      await markCommentDeleted(db, row, null);
      return readComment(db, viewer, params.id);
    },
  }),
  operation(existing, {
    id: "getCommentReplies",
    path: "/comments/{id}/comments",
    summary: "Lists the replies to a comment, oldest first.",
    access: "all",
    query: pageQuery({}),
    response: List(Comment),
    handle: ({ services: { db }, viewer, params, query }) => listReplies(db, viewer, params.id, toWindow(query)),
  }),
  operation(notDeleted, {
    id: "createCommentReply",
    path: "/comments/{id}/comments",
    summary: "Creates a reply to a comment. A reply to a reply is attached to the same top-level comment.",
    body: CommentInput,
    response: Comment,
    creates: true,
    handle: ({ services, viewer, body, target: parent }) => createComment(services, viewer, toEntityRef(parent), parent, body),
  }),
  operation(notDeleted, {
    id: "toggleCommentLike",
    path: "/comments/{id}/toggleLike",
    summary: "Likes a comment (status true), unlikes it (false) or toggles.",
    body: StatusInput,
    response: LikeResult,
    handle: ({ services, viewer, body, target: row }) =>
      setLike(services, viewer, { entity: toEntityRef(row), commentId: row.id }, body.status),
  }),
  operation(existing, {
    id: "getCommentLikes",
    path: "/comments/{id}/likes",
    summary: "Lists the likers of a comment, newest like first.",
    access: "all",
    query: PageQuery,
    response: List(Author),
    handle: ({ services: { db }, params, query }) => listLikers(db, { type: "comment", id: params.id }, toWindow(query)),
  }),
];
