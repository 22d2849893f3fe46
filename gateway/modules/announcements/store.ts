import type { Context } from "../../context.ts";
import { readPublicBulk } from "../../rest/bulk.ts";
import type { Announcement } from "../../rest/generated/contract.ts";
import { nullIfNotFound, createStoreById } from "../store.ts";

/** The operation's store of announcements. Reading one counts as a view. */
export const announcements = createStoreById(
  (rest, id) => rest.read("getAnnouncement", { params: { id } }),
  (rest, ids) => readPublicBulk(rest, "getAnnouncements", { query: { ids } }),
);

/** Reads an announcement by a link in an e-mail, which marks the e-mail as opened. */
export async function readOpenedAnnouncement(context: Context, id: number, recipient: string): Promise<Announcement | null> {
  const announcement = await nullIfNotFound(context.rest.read("getAnnouncement", { params: { id }, query: { recipient } }));
  if (announcement !== null) announcements(context).put(id, announcement);
  return announcement;
}
