import type { Rest } from "./client.ts";
import type { Announcement } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/**
 * Reads an announcement, which counts as a view.
 * @param recipient identifies who opened it, from the link in an e-mail
 */
export const readAnnouncement = (rest: Rest, id: number, recipient: string | null = null): Promise<Announcement> =>
  rest.read("getAnnouncement", { params: { id }, ...(recipient === null ? {} : { query: { recipient } }) });

/** Reads those of the announcements that exist and are visible. */
export const readAnnouncements = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Announcement>> =>
  readBulk(rest, "getAnnouncements", { query: { ids } });
