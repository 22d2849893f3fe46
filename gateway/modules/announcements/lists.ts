import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/connections.ts";
import {
  listAnnouncements,
  listCompanyAnnouncements,
  listOurAnnouncements,
  type AnnouncementFilter,
  type PublicFilter,
} from "../../rest/announcements.ts";
import { listOf } from "../lists.ts";
import type { AnnouncementModel, AnnouncementStatus } from "../models.ts";
import { announcements } from "./store.ts";

const byPublishing = ({ publishedAt, id }: AnnouncementModel) => (publishedAt === null ? [] : [publishedAt, id]);

export const everybodys = (context: Context, filter: PublicFilter): OffsetList<AnnouncementModel> => ({
  ...listOf((slice) => listAnnouncements(context.rest, filter, slice), announcements(context)),
  sortKey: byPublishing,
});

/** What a company published in its newsroom. */
export const ofCompany = (context: Context, slug: string): OffsetList<AnnouncementModel> => ({
  ...listOf((slice) => listCompanyAnnouncements(context.rest, slug, slice), announcements(context)),
  sortKey: byPublishing,
});

export const ours = (
  context: Context,
  filter: AnnouncementFilter,
  status: AnnouncementStatus | null,
): OffsetList<AnnouncementModel> => ({
  ...listOf((slice) => listOurAnnouncements(context.rest, filter, status, slice), announcements(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});
