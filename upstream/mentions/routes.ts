import Type from "typebox";
import { requireEntity } from "../comments/entities.ts";
import { operation, type Operation } from "../http/operation.ts";
import { firstPage, idList, ids, limit, pageOfRequested } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { EntityType } from "../posts/types.ts";
import { loadAuthors } from "../users/authors.ts";
import { Author } from "../users/schema.ts";
import { findMentionable } from "./read.ts";

/** Number of suggestions shown in the list. */
const SHOWN = 8;

const common = { tag: "Mentions", assumed: true } as const;

export const mentionOperations: Operation[] = [
  operation(common, {
    id: "getMentions",
    path: "/mentions",
    summary:
      "Suggests people and companies to mention whose name contains q: first those of the thread, then those of its communities, then all others; within each, names that begin with q first. With ids, it returns the mentioned ones instead, who may have another name now.",
    query: Type.Object({
      q: Type.String({ title: "Search term", minLength: 1, maxLength: 200 }),
      ids,
      limit: Type.Optional(Type.Integer({ ...limit, default: SHOWN })),
      entityType: Type.Optional(EntityType),
      entityId: Type.Optional(
        Type.Unsafe<number>({
          ...Id,
          description: "Together with entityType: the post or story whose thread the mention is written in.",
        }),
      ),
      communityIds: Type.Optional(idList("Community ids", "Communities of the post being written.")),
    }),
    refusals: [404],
    response: List(Author),
    handle: async ({ services: { db }, viewer, query }) => {
      if (query.ids !== undefined) return pageOfRequested(query.ids, await loadAuthors(db, query.ids));
      const { entityType: type, entityId: id, communityIds = [] } = query;
      const entity = type === undefined || id === undefined ? null : { type, id };
      if (entity !== null) await requireEntity(db, viewer, entity);
      const term = query.q.trim().replaceAll("\0", "");
      const window = firstPage(query.limit ?? SHOWN);
      return findMentionable(db, viewer, term, { entity, communityIds }, window);
    },
  }),
];
