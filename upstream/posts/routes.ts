import { sql } from "kysely";
import Type from "typebox";
import { listComments } from "../comments/read.ts";
import { discussionOperations } from "../comments/routes.ts";
import { requireOpenCommunity } from "../communities/read.ts";
import { filterBy, titleOrTextContainsTerm } from "../db/conditions.ts";
import { SaveAs } from "../http/enums.ts";
import { operation, type Operation } from "../http/operation.ts";
import { firstPage, IdParams, ids, limit, MAX_ID, readPageOfIds, pageQuery, q, toWindow, mapPage } from "../http/paging.ts";
import { List, oneOf } from "../http/schema.ts";
import { listLikers } from "../likes/store.ts";
import { withArticle } from "../text/indefiniteArticle.ts";
import { ownAuthors } from "./authors.ts";
import type { PostKind } from "./kind.ts";
import { toOwnPathShape, presentPosts } from "./presenter.ts";
import { findPosts, listPosts, newest, newestCreated, presentList, readPost, requirePost } from "./read.ts";
import type { PostRow } from "./rows.ts";
import { postSchemas } from "./schema.ts";
import { orderedKinds } from "./types.ts";
import { writeOperations } from "./writeRoutes.ts";

const common = { tag: "Posts" } as const;

/** Page of comments and likers included with a complete post. */
const includedPage = firstPage(20);
const LATEST = 5;
const feedScope = oneOf(["our"], {
  description: "our restricts the list to posts by the caller and the companies that the caller posts as, including drafts.",
});

function readOperations(kind: PostKind): Operation[] {
  const { type } = kind;
  const schema = postSchemas[type].own;
  const path = `/${kind.collection}`;
  const sorts = oneOf(["newest", ...Object.keys(kind.sorts)]);
  return [
    operation(common, {
      id: `get${kind.noun}s`,
      path,
      summary: `Lists published ${kind.name}s that are visible to the caller, with their newest comments. Default order: newest first.`,
      assumed: true,
      query: pageQuery({
        ids,
        q,
        communitySlug: Type.Optional(Type.String()),
        authorId: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
        sort: Type.Optional(sorts),
        ...(kind.hasScopeFilter && { scope: Type.Optional(feedScope), saveAs: Type.Optional(SaveAs) }),
        ...kind.filters,
      }),
      response: List(schema),
      handle: async ({ services: { db }, viewer, query }) => {
        const present = (rows: PostRow[]) => presentList(db, viewer, rows);
        if (query.ids !== undefined) return readPageOfIds(query.ids, findPosts(db, viewer, type, query.ids), present);
        const { communitySlug } = query;
        const community = communitySlug === undefined ? undefined : await requireOpenCommunity(db, viewer, communitySlug);
        const conditions = [
          sql`p.type = ${type}`,
          ...filterBy(
            community,
            ({ id }) => sql`exists (select 1 from post_communities pc
            where pc.post_id = p.id and pc.community_id = ${id})`,
          ),
          ...filterBy(query.authorId, (authorId) => sql`p.author_id = ${authorId}`),
          ...filterBy(query.q, (q) => titleOrTextContainsTerm(sql`p.title`, sql`p.content`, q)),
          ...filterBy(query.scope, () => sql`(p.author_id in ${ownAuthors(viewer)} or p.creator_id = ${viewer.contactId})`),
          ...(query.scope === undefined || query.saveAs === undefined ? [] : [sql`p.save_as = ${query.saveAs}`]),
          ...kind.toConditions(query),
        ];
        const withDrafts = query.scope !== undefined;
        const order = kind.sorts[query.sort ?? "newest"] ?? (withDrafts ? newestCreated : newest);
        return mapPage(await listPosts(db, viewer, conditions, order, toWindow(query), { withDrafts }), present);
      },
    }),
    operation(common, {
      id: `get${kind.noun}`,
      path: `${path}/{id}`,
      summary: `Returns ${withArticle(kind.name)} without its comments. A deleted one is visible only to those who may restore it; 404 for others.`,
      params: IdParams,
      response: schema,
      handle: ({ services: { db }, viewer, params }) => readPost(db, viewer, type, params.id),
    }),
  ];
}

function fullOperation({ type, name, collection, noun }: PostKind): Operation {
  return operation(common, {
    id: `get${noun}All`,
    path: `/${collection}/{id}/all`,
    summary: `Returns ${withArticle(name)} with its newest 20 comments and newest 20 likers.`,
    params: IdParams,
    response: postSchemas[type].own,
    handle: async ({ services: { db }, viewer, params: { id } }) => {
      const row = await requirePost(db, viewer, type, id);
      const [posts, comments, likers] = await Promise.all([
        presentPosts(db, viewer, [row], { comments: false }),
        listComments(db, viewer, { type, id }, includedPage),
        listLikers(db, { type, id }, includedPage),
      ]);
      const full = posts.map((post) => ({
        ...post,
        likable: { ...post.likable, likes: likers.data },
        commentable: { ...post.commentable, comments: comments.data },
      }));
      return full.map(toOwnPathShape)[0];
    },
  });
}

function latestOperation(kind: PostKind, { exception, condition }: NonNullable<PostKind["latest"]>): Operation {
  return operation(common, {
    id: `getLatest${kind.noun}s`,
    path: `/${kind.collection}/latest`,
    summary: `Lists the latest published ${kind.name}s${exception} with their newest comments, newest first.`,
    query: Type.Object({ limit: Type.Optional(Type.Integer({ ...limit, default: LATEST })) }),
    response: List(postSchemas[kind.type].own),
    handle: async ({ services: { db, now }, viewer, query }) => {
      const conditions = [sql`p.type = ${kind.type}`, condition(now())];
      const page = await listPosts(db, viewer, conditions, newest, firstPage(query.limit ?? LATEST));
      return mapPage(page, (rows) => presentList(db, viewer, rows));
    },
  });
}

export const postOperations: Operation[] = orderedKinds.flatMap((kind) => {
  const { type, name, collection, noun } = kind;
  return [
    ...readOperations(kind),
    ...(kind.hasFullRead ? [fullOperation(kind)] : []),
    ...(kind.latest === null ? [] : [latestOperation(kind, kind.latest)]),
    ...writeOperations(kind),
    ...discussionOperations({ collection, noun, name, type, openToGuests: false, assumed: false }),
  ];
});
