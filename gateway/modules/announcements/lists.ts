import type { Announcement } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Query } from "../../rest/client.ts";
import { listOf } from "../lists.ts";
import { announcements } from "./store.ts";

const byPublishing = ({ publishedAt, id }: Announcement) => (publishedAt === null ? [] : [publishedAt, id]);

export const publicAnnouncements = (context: Context, filter: Query<"getAnnouncements">): OffsetList<Announcement> => ({
  ...listOf((slice) => context.rest.list("getAnnouncements", { query: { ...slice, ...filter } }), announcements(context)),
  sortKey: byPublishing,
});

/** The announcements that a company has published in its newsroom. */
export const ofCompany = (context: Context, slug: string): OffsetList<Announcement> => ({
  ...listOf((slice) => context.rest.list("getCompanyAnnouncements", { params: { slug }, query: slice }), announcements(context)),
  sortKey: byPublishing,
});

export const ours = (context: Context, filter: Query<"getOurAnnouncements">): OffsetList<Announcement> => ({
  ...listOf((slice) => context.rest.list("getOurAnnouncements", { query: { ...slice, ...filter } }), announcements(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});
