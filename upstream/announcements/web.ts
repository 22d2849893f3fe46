import type { Viewer } from "../session/viewer.ts";
import type { Db } from "../db/schema.ts";
import type { AnnouncementWeb } from "./schema.ts";
import { readAnnouncement } from "./read.ts";

/** Returns the content of an announcement's web page, and its address once it is public. @throws 404 */
export async function readWeb(
  db: Db,
  viewer: Viewer,
  announcementId: number,
  publicUrl: string,
): Promise<AnnouncementWeb | undefined> {
  const announcement = await readAnnouncement(db, viewer, announcementId);
  if (announcement === undefined) {
    return undefined;
  }
  const { id, title, headline, summary, content, img, video, beats, status, isDeleted } = announcement;
  const url = status === "published" && !isDeleted ? `${publicUrl}/announcements/${id}` : null;
  return { id, title, headline, summary, content, img, video, beats, url };
}
