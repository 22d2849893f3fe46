import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/connections.ts";
import { listAnnouncements, listOurAnnouncements, type AnnouncementFilter, type PublicFilter } from "../../rest/announcements.ts";
import type { Page } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import { toWindow } from "../lists.ts";
import type { AnnouncementModel, AnnouncementStatus } from "../models.ts";
import { announcements } from "./store.ts";

const identify = ({ id }: AnnouncementModel): string => String(id);

/** Announcements that a page held need not be asked for again. */
function listOf(context: Context, read: (slice: Slice) => Promise<Page<AnnouncementModel>>): OffsetList<AnnouncementModel> {
  return {
    identify,
    read: async (offset, limit) => {
      const page = await read({ offset, limit });
      for (const announcement of page.items) announcements(context).put(announcement.id, announcement);
      return toWindow(page);
    },
  };
}

/** */
export const everybodys = (context: Context, filter: PublicFilter): OffsetList<AnnouncementModel> => ({
  ...listOf(context, (slice) => listAnnouncements(context.rest, filter, slice)),
  sortKey: ({ publishedAt, id }) => (publishedAt === null ? [] : [publishedAt, id]),
});

/** */
export const ours = (
  context: Context,
  filter: AnnouncementFilter,
  status: AnnouncementStatus | null,
): OffsetList<AnnouncementModel> => ({
  ...listOf(context, (slice) => listOurAnnouncements(context.rest, filter, status, slice)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});
