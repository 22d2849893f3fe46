import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY, HOUR, MINUTE } from "../upstream/units.ts";
import { monitorItems, monitorSearches } from "./content/monitor.ts";
import { beatIds, type MediaDirectory } from "./directory.ts";

type Tables = "monitor_items" | "monitor_item_beats" | "monitor_searches";
export type MonitorRows = { [T in Tables]: Insertable<Database[T]>[] };

/** Higher than the ids of all stories, which share the same sequence. */
const FIRST_ITEM = 2001;
const FIRST_SEARCH = 1001;

/** Rows of the monitor's items and of the demo users' saved searches. */
export function monitorRows(directory: MediaDirectory, now: Date): MonitorRows {
  const rows: MonitorRows = { monitor_items: [], monitor_item_beats: [], monitor_searches: [] };
  const oldestFirst = monitorItems.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  oldestFirst.forEach(({ title, summary, source, outlet, url, beats, hoursAgo }, index) => {
    const id = FIRST_ITEM + index;
    const publishedAt = new Date(now.getTime() - hoursAgo * HOUR);
    rows.monitor_items.push({
      id,
      title,
      summary,
      url: url ?? null,
      source,
      outlet_id: outlet === undefined ? null : directory.outletId(outlet),
      published_at: publishedAt,
      created_at: new Date(publishedAt.getTime() + 25 * MINUTE),
    });
    rows.monitor_item_beats.push(...beats.map((beat) => ({ monitor_item_id: id, beat_id: beatIds[beat] })));
  });
  rows.monitor_searches = monitorSearches.map(({ owner, name, query, sources, beats, notify, viewedHoursAgo }, index) => ({
    id: FIRST_SEARCH + index,
    contact_id: directory.find(owner).id,
    name,
    q: query,
    sources: [...(sources ?? [])],
    beats: (beats ?? []).map((beat) => beatIds[beat]),
    notify: notify ?? false,
    created_at: new Date(now.getTime() - (60 - index) * DAY),
    seen_at: new Date(now.getTime() - viewedHoursAgo * HOUR),
  }));
  return rows;
}
