import type { Announcement, AnnouncementStatus } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import {
  listAnnouncements,
  listCompanyAnnouncements,
  listOurAnnouncements,
  type AnnouncementFilter,
  type PublicFilter,
} from "../../rest/announcements.ts";
import { listOf } from "../lists.ts";
import { announcements } from "./store.ts";

const byPublishing = ({ publishedAt, id }: Announcement) => (publishedAt === null ? [] : [publishedAt, id]);

export const publicAnnouncements = (context: Context, filter: PublicFilter): OffsetList<Announcement> => ({
  ...listOf((slice) => listAnnouncements(context.rest, filter, slice), announcements(context)),
  sortKey: byPublishing,
});

/** The announcements that a company has published in its newsroom. */
export const ofCompany = (context: Context, slug: string): OffsetList<Announcement> => ({
  ...listOf((slice) => listCompanyAnnouncements(context.rest, slug, slice), announcements(context)),
  sortKey: byPublishing,
});

export const ours = (
  context: Context,
  filter: AnnouncementFilter,
  status: AnnouncementStatus | null,
): OffsetList<Announcement> => ({
  ...listOf((slice) => listOurAnnouncements(context.rest, filter, status, slice), announcements(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});
