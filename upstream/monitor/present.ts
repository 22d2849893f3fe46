import type { Db } from "../db/schema.ts";
import type { Beat } from "../http/schema.ts";
import type { MonitorItem } from "./schema.ts";
import { loadOutletRefs } from "../users/authors.ts";
import { iso, required, unique } from "../db/refs.ts";
import { plainText } from "../text/html.ts";
import type { MonitorRow } from "./read.ts";
import { matchesIn, type MonitorQuery } from "./query.ts";
import { loadBeats } from "../lookups/beats.ts";

/** Converts the rows to their API shape, in the same order. @param queries of the search */
export async function presentItems(
  db: Db,
  rows: readonly MonitorRow[],
  queries: readonly MonitorQuery[],
): Promise<MonitorItem[]> {
  const storyIds = unique(rows.map((row) => row.story_id));
  const [outlets, itemBeats, storyBeats, authorBeats] = await Promise.all([
    loadOutletRefs(db, unique(rows.map((row) => row.outlet_id))),
    loadBeats(
      db,
      "monitorItem",
      rows.filter((row) => row.story_id === null).map((row) => row.id),
    ),
    loadBeats(db, "story", storyIds),
    loadBeats(db, "contact", unique(rows.map((row) => row.author_id))),
  ]);
  const beatsOf = ({ id, story_id: storyId, author_id: authorId }: MonitorRow): Beat[] | undefined =>
    storyId === null ? itemBeats.get(id) : (storyBeats.get(storyId) ?? authorBeats.get(authorId ?? 0));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    url: row.url,
    storyId: row.story_id,
    source: row.source,
    outlet: row.outlet_id === null ? null : required(outlets, row.outlet_id, "Outlet"),
    beats: beatsOf(row) ?? [],
    publishedAt: iso(row.published_at),
    matches: matchesIn(queries, plainText(row.text)),
  }));
}
