import type { CommunityMemberModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { listCommunities, type CommunityFilter } from "../../rest/communities.ts";
import type { Community, Activity, Author } from "../../rest/generated/contract.ts";
import { createList, toWindow } from "../lists.ts";
import { communities } from "./store.ts";

/** The directory, in the order of the REST API. */
export function listDirectory(context: Context, filter: CommunityFilter): OffsetList<Community> {
  return {
    identify: ({ id }) => String(id),
    read: async (offset, limit) => {
      const page = await listCommunities(context.rest, filter, { offset, limit });
      for (const community of page.items) communities(context).put(community.slug, community);
      return toWindow(page);
    },
  };
}

/** Most recently active first; the items do not contain the exact time. */
export const listMembers = (context: Context, slug: string, query: string | null): OffsetList<CommunityMemberModel> => ({
  identify: ({ author }) => String(author.id),
  read: async (offset, limit) => {
    const { items, total } = toWindow(
      await context.rest.list("getCommunityMembers", { params: { slug }, query: { offset, limit, q: query } }),
    );
    return { items: items.map((member) => ({ ...member, communitySlug: slug })), total };
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
