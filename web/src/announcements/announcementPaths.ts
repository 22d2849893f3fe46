import { parseDatabaseId } from "../lib/databaseId.ts";

/** The tabs of one announcement; the first has the plain path. */
export type AnnouncementTab = "hub" | "web" | "email";

export const announcementPath = (databaseId: number, tab: AnnouncementTab = "hub"): string =>
  tab === "hub" ? `/announcements/${databaseId}` : `/announcements/${databaseId}/${tab}`;

const preview = "preview";

/** The preview of the web page (ROUTE-41). */
export const previewPath = (databaseId: number): string => `${announcementPath(databaseId, "web")}?${preview}=1`;

export const isPreview = (search: string): boolean => new URLSearchParams(search).get(preview) === "1";

/** The variables of AnnouncementPageQuery. A link in an e-mail contains the recipient. */
export function announcementVariables(id: string | undefined, search: string) {
  return { databaseId: parseDatabaseId(id), recipient: new URLSearchParams(search).get("recipient") };
}
