import { sql, type RawBuilder } from "kysely";
import { joinByAnd } from "../db/conditions.ts";
import { anyId, toIso, unique, getReferencedOrNull, getIds } from "../db/refs.ts";
import type { MonitorSource, Db } from "../db/schema.ts";
import { beatsFilter } from "../feed/read.ts";
import { mapPage, type Page, type Window } from "../http/paging.ts";
import { MAX_COUNTED, readSqlPage } from "../http/readPage.ts";
import type { Beat } from "../http/schema.ts";
import { loadBeats } from "../lookups/beats.ts";
import { isListedStory } from "../posts/visibility.ts";
import { plainText } from "../text/html.ts";
import { DAY } from "../units.ts";
import { loadOutletRefs } from "../users/authors.ts";
import { findMatches, readQuery, toTsQuery, type MonitorQuery } from "./query.ts";
import type { MonitorItem } from "./schema.ts";

type Sql = RawBuilder<unknown>;

/** The criteria of a search. */
interface SearchCriteria {
  query: MonitorQuery;
  /** Empty means all. */
  sources: readonly MonitorSource[];
  /** Ids of beats; empty means all. */
  beats: readonly number[];
}

/** Criteria for a page of the monitor: items must match the criteria and, if there are alternatives, at least one of them. */
interface MonitorFilter {
  criteria: SearchCriteria;
  alternatives: readonly SearchCriteria[];
  from: Date | null;
  to: Date | null;
  /** The sources that the plan includes. */
  allowed: readonly MonitorSource[];
}

export interface MonitorRow {
  id: number;
  story_id: number | null;
  title: string;
  summary: string | null;
  /** All searchable text, plain or HTML. */
  text: string;
  url: string | null;
  source: MonitorSource;
  outlet_id: number | null;
  author_id: number | null;
  published_at: Date;
}

export const toCriteria = (search: { q: string; sources: MonitorSource[]; beats: number[] }): SearchCriteria => ({
  query: readQuery(search.q),
  sources: search.sources,
  beats: search.beats,
});

/** A table that the monitor searches: items from external sources, and the platform's stories, whose source is "online". */
interface MonitoredTable {
  name: Sql;
  id: Sql;
  /** The table with its words as w. */
  from: Sql;
  listed: Sql;
  source: Sql;
  hasBeat: (beats: readonly number[]) => Sql;
  publishedAt: Sql;
  /** Time at which the item was added to the monitor. */
  knownAt: Sql;
  columns: Sql;
}

const items: MonitoredTable = {
  name: sql`monitor_items m`,
  id: sql`m.id`,
  from: sql`monitor_items m join search_entries w on w.kind = 'monitor' and w.id = m.id`,
  listed: sql`true`,
  source: sql`m.source`,
  hasBeat: (beats) =>
    sql`exists (select 1 from monitor_item_beats b where b.monitor_item_id = m.id and b.beat_id = any(${[...beats]}::integer[]))`,
  publishedAt: sql`m.published_at`,
  knownAt: sql`m.created_at`,
  columns: sql`m.id, null::integer as story_id, m.title, m.summary, concat_ws(' ', m.title, m.summary) as text, m.url,
    m.source, m.outlet_id, null::integer as author_id, m.published_at`,
};

const stories: MonitoredTable = {
  name: sql`stories s`,
  id: sql`s.id`,
  from: sql`stories s join search_entries w on w.kind = 'story' and w.id = s.id`,
  listed: isListedStory,
  source: sql`'online'`,
  hasBeat: (beats) => beatsFilter(beats).stories,
  publishedAt: sql`s.published_at`,
  knownAt: sql`s.published_at`,
  columns: sql`s.id, s.id as story_id, coalesce(nullif(s.title, ''), s.headline, '') as title, s.summary,
    concat_ws(' ', s.title, s.headline, s.summary, s.content) as text, s.url, 'online' as source, s.outlet_id,
    s.author_id, s.published_at`,
};

const isFrom = (table: MonitoredTable, sources: readonly MonitorSource[]): Sql =>
  sql`${table.source} = any(${[...sources]}::text[])`;

function matchesCriteria(table: MonitoredTable, { query, sources, beats }: SearchCriteria): Sql {
  const text = toTsQuery(query);
  return joinByAnd([
    table.listed,
    ...(text === null ? [] : [sql`w.words @@ to_tsquery('simple', ${text})`]),
    ...(sources.length === 0 ? [] : [isFrom(table, sources)]),
    ...(beats.length === 0 ? [] : [table.hasBeat(beats)]),
  ]);
}

function matchesFilter(table: MonitoredTable, { criteria, alternatives, from, to, allowed }: MonitorFilter): Sql {
  const matchesAny = sql.join(
    alternatives.map((alternative) => matchesCriteria(table, alternative)),
    sql` or `,
  );
  return joinByAnd([
    matchesCriteria(table, criteria),
    isFrom(table, allowed),
    ...(alternatives.length === 0 ? [] : [sql`(${matchesAny})`]),
    ...(from === null ? [] : [sql`${table.publishedAt} >= ${from}`]),
    ...(to === null ? [] : [sql`${table.publishedAt} <= ${to}`]),
  ]);
}

const resultsIn = (table: MonitoredTable, filter: MonitorFilter): Sql =>
  sql`from ${table.from} where ${matchesFilter(table, filter)}`;

/** Selects only ids, since otherwise the texts of all results would be read and sorted. */
const listIn = (table: MonitoredTable, filter: MonitorFilter): Sql => sql`select ${table.id} as id,
  ${sql.lit(table === stories)} as is_story, ${table.publishedAt} as published_at ${resultsIn(table, filter)}`;

/** One page of the results, newest first, with their total. */
export async function findItems(db: Db, filter: MonitorFilter, window: Window): Promise<Page<MonitorRow>> {
  const counted = window.isCounted ? await readCounted(db, filter, window) : null;
  if (counted !== null && counted.total <= MAX_COUNTED) {
    const { offset, limit } = window;
    return { data: await readItems(db, counted.rows), meta: { total: counted.total, offset, limit } };
  }
  const rowLimit = window.offset + window.limit + 1;
  const newest = (table: MonitoredTable) => sql`(${listIn(table, filter)} order by published_at desc, id desc limit ${rowLimit})`;
  const list = sql<Found>`${newest(items)} union all ${newest(stories)} order by published_at desc, id desc`;
  const from = [resultsIn(items, filter), resultsIn(stories, filter)];
  const page = await readSqlPage(db, window, list, { from, isCostly: true, ...(counted && { known: counted.total }) });
  return mapPage(page, (found) => readItems(db, found));
}

/** A result before its texts are read. */
interface Found {
  id: number;
  is_story: boolean;
  published_at: Date;
}

/**
 * Reads a page and counts all results in one pass, which costs half of reading the newest ones and then counting. A total beyond
 * `MAX_COUNTED` means that the pass stopped early, so that the rows need not be the newest.
 * @returns null for a page after the last result, since each row brings the total
 */
async function readCounted(db: Db, filter: MonitorFilter, { offset, limit }: Window) {
  const first = (table: MonitoredTable) => sql`(${listIn(table, filter)} limit ${MAX_COUNTED + 1})`;
  const { rows } = await sql<Found & { total: number }>`
    with found as materialized (${first(items)} union all ${first(stories)})
    select id, is_story, published_at, (count(*) over ())::integer as total from found
    order by published_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : null);
  return total === null ? null : { rows, total };
}

async function readItems(db: Db, results: readonly Found[]): Promise<MonitorRow[]> {
  const read = (table: MonitoredTable, isStory: boolean) => sql`select ${table.columns} from ${table.name}
    where ${table.id} = ${anyId(results.filter((row) => row.is_story === isStory).map(({ id }) => id))}`;
  const { rows } = await sql<MonitorRow>`${read(items, false)} union all ${read(stories, true)}
    order by published_at desc, id desc`.execute(db);
  return rows;
}

/** A search whose new items are counted. */
interface CountedSearch {
  id: number;
  criteria: SearchCriteria;
  allowed: readonly MonitorSource[];
  /** Counts only items added after this time. */
  since: Date;
}

/** Milliseconds. Few items are added within this time, compared to all items that contain common words. */
const RECENT = 7 * DAY;

function isNew(table: MonitoredTable, { criteria, allowed, since }: CountedSearch): Sql {
  return sql`${table.knownAt} > ${since} and ${matchesCriteria(table, criteria)} and ${isFrom(table, allowed)}`;
}

/** Compares the items added since the earliest time with all searches, in one pass. */
function countInOnePass(table: MonitoredTable, searches: readonly CountedSearch[], isCounted: Sql): Sql {
  const since = new Date(Math.min(...searches.map((search) => search.since.getTime())));
  const compared = searches.map((search) => sql`(${search.id}::integer, ${isNew(table, search)})`);
  return sql`select compared.id, count(*) as n from ${table.from}
    cross join lateral (values ${sql.join(compared)}) as compared(id, is_new)
    where ${table.listed} and ${table.knownAt} > ${since} and ${isCounted} and compared.is_new group by compared.id`;
}

/** Finds the items of one search by its words. */
const countOne = (table: MonitoredTable, search: CountedSearch, isCounted: Sql): Sql =>
  sql`select ${search.id}::integer as id, count(*) as n from ${table.from} where ${isCounted} and ${isNew(table, search)}`;

/**
 * The number of new items by search id; searches without any are absent. Uses a single statement.
 * @param ids counts only these stories and items, which share one sequence of ids; default: all
 */
export async function countNew(
  db: Db,
  searches: readonly CountedSearch[],
  now: Date,
  ids?: readonly number[],
): Promise<Map<number, number>> {
  if (searches.length === 0) return new Map();
  const recent = searches.filter(({ since }) => now.getTime() - since.getTime() <= RECENT);
  const older = searches.filter((search) => !recent.includes(search));
  const parts = [items, stories].flatMap((table) => {
    const isCounted = ids === undefined ? sql`true` : sql`${table.id} = ${anyId(ids)}`;
    return [
      ...(recent.length === 0 ? [] : [countInOnePass(table, recent, isCounted)]),
      ...older.map((search) => countOne(table, search, isCounted)),
    ];
  });
  const { rows } = await sql<{ id: number; n: number }>`
    select id, sum(n)::integer as n from (${sql.join(parts, sql` union all `)}) counted group by id having sum(n) > 0`.execute(
    db,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Converts the rows to their API shape, in the same order. @param queries of the search */
export async function presentItems(
  db: Db,
  rows: readonly MonitorRow[],
  queries: readonly MonitorQuery[],
): Promise<MonitorItem[]> {
  const storyIds = unique(rows.map((row) => row.story_id));
  const [outlets, itemBeats, storyBeats, authorBeats] = await Promise.all([
    loadOutletRefs(db, unique(rows.map((row) => row.outlet_id))),
    loadBeats(db, "monitorItem", getIds(rows.filter((row) => row.story_id === null))),
    loadBeats(db, "story", storyIds),
    loadBeats(db, "contact", unique(rows.map((row) => row.author_id))),
  ]);
  const getBeats = ({ id, story_id: storyId, author_id: authorId }: MonitorRow): Beat[] | undefined =>
    storyId === null ? itemBeats.get(id) : (storyBeats.get(storyId) ?? authorBeats.get(authorId ?? 0));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    url: row.url,
    storyId: row.story_id,
    source: row.source,
    outlet: getReferencedOrNull(outlets, row.outlet_id, "Outlet"),
    beats: getBeats(row) ?? [],
    publishedAt: toIso(row.published_at),
    matches: findMatches(queries, plainText(row.text)),
  }));
}
