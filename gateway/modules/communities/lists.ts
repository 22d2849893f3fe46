import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Query } from "../../rest/client.ts";
import type { Community, Activity, Author } from "../../rest/generated/contract.ts";
import { createList, toWindow } from "../lists.ts";
import type { CommunityMemberModel } from "./models.ts";
import { communities } from "./store.ts";

/** The directory, in the order of the REST API. */
export const listDirectory = (context: Context, filter: Query<"getCommunities">): OffsetList<Community> =>
  createList((slice) => context.rest.list("getCommunities", { query: { ...slice, ...filter } }), {
    put: (_id, community) => communities(context).put(community.slug, community),
  });

/** Most recently active first; the items do not contain the exact time. */
export const listMembers = (context: Context, slug: string, q: string | null): OffsetList<CommunityMemberModel> => ({
  identify: ({ author }) => String(author.id),
  read: async (offset, limit) => {
    const query = { offset, limit, q };
    const { items, meta } = await context.rest.list("getCommunityMembers", { params: { slug }, query });
    return toWindow({ items: items.map((member) => ({ ...member, communitySlug: slug })), meta });
  },
});

/** By name, then by id. */
export const listInvitations = (context: Context, slug: string, query: string | null): OffsetList<Author> =>
  createList((slice) => context.rest.list("getCommunityInvitations", { params: { slug }, query: { ...slice, q: query } }));

/** Newest first; posts and comments may share an id. */
export const listActivities = (context: Context, slug: string): OffsetList<Activity> => ({
  identify: ({ id, createdAt, author }) => `${id}:${author.id}:${createdAt}`,
  read: (offset, limit) =>
    context.rest.list("getCommunityActivities", { params: { slug }, query: { offset, limit } }).then(toWindow),
});
