import { databaseIdOf } from "../lib/databaseId.ts";

/** The parts of one announcement; the first has the plain path. */
export type AnnouncementTab = "hub" | "web" | "email";

export const announcementPath = (databaseId: number, tab: AnnouncementTab = "hub"): string =>
  tab === "hub" ? `/announcements/${databaseId}` : `/announcements/${databaseId}/${tab}`;

const preview = "preview";

/** The web part as its readers will see it (ROUTE-41). */
export const previewPath = (databaseId: number): string => `${announcementPath(databaseId, "web")}?${preview}=1`;

export const isPreview = (search: string): boolean => new URLSearchParams(search).get(preview) === "1";

/** What AnnouncementPageQuery asks for; a link in an e-mail tells who has followed it. */
export function announcementVariables(id: string | undefined, search: string) {
  return { databaseId: databaseIdOf(id), recipient: new URLSearchParams(search).get("recipient") };
}
