import type { Announcement } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import { readAnnouncement, readAnnouncements } from "../../rest/announcements.ts";
import { nullIfNotFound, createStoreById } from "../store.ts";

/** The operation's store of announcements. */
export const announcements = createStoreById(readAnnouncement, readAnnouncements);

/** Reads an announcement by a link in an e-mail, which marks the e-mail as opened. */
export async function readOpenedAnnouncement(context: Context, id: number, recipient: string): Promise<Announcement | null> {
  const announcement = await nullIfNotFound(readAnnouncement(context.rest, id, recipient));
  if (announcement !== null) announcements(context).put(id, announcement);
  return announcement;
}
