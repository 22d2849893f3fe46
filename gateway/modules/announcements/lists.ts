import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Query } from "../../rest/client.ts";
import type { Announcement } from "../../rest/generated/contract.ts";
import { createList } from "../lists.ts";
import { announcements } from "./store.ts";

const getPublishedKey = ({ publishedAt, id }: Announcement) => (publishedAt === null ? [] : [publishedAt, id]);

export const listPublicAnnouncements = (context: Context, filter: Query<"getAnnouncements">): OffsetList<Announcement> => ({
  ...createList((slice) => context.rest.list("getAnnouncements", { query: { ...slice, ...filter } }), announcements(context)),
  sortKey: getPublishedKey,
});

/** The announcements that a company has published in its newsroom. */
export const listCompanyAnnouncements = (context: Context, slug: string): OffsetList<Announcement> => ({
  ...createList(
    (slice) => context.rest.list("getCompanyAnnouncements", { params: { slug }, query: slice }),
    announcements(context),
  ),
  sortKey: getPublishedKey,
});

export const listOwnAnnouncements = (context: Context, filter: Query<"getOurAnnouncements">): OffsetList<Announcement> => ({
  ...createList((slice) => context.rest.list("getOurAnnouncements", { query: { ...slice, ...filter } }), announcements(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});
