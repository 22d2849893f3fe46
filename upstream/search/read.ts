import { sql, type RawBuilder } from "kysely";
import { toIsoOrNull, getReferenced, unique, getReferencedOrNull } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Window } from "../http/paging.ts";
import type { Viewer } from "../session/viewer.ts";
import { plainText } from "../text/html.ts";
import { loadAuthors } from "../users/authors.ts";
import { createHeading } from "./excerpt.ts";
import { searchTypes, type SearchPage, type SearchResult, type SearchType } from "./schema.ts";
import { getSearchSources, type SearchSource } from "./sources.ts";
import { toTsQuery, type Terms } from "./terms.ts";

type Sql = RawBuilder<unknown>;

interface SearchRef {
  type: SearchType;
  id: number;
}

interface MatchRow extends SearchRef {
  slug: string | null;
  title: string | null;
  text: string | null;
  img: string | null;
  author_id: number | null;
  published_at: Date | null;
}

/**
 * Per source, the newest matches in names up to this number, and as many of the newest other matches, are ranked and counted.
 */
const MAX_RANKED = 1000;

/**
 * One page of entities visible to the viewer that match all words as prefixes: matches in the name come first (see
 * selectRank), the newest first within each rank. The number of statements does not depend on the page size.
 * @param types filters by type; all types when empty
 */
export async function readSearch(
  db: Db,
  viewer: Viewer,
  terms: Terms,
  types: readonly SearchType[],
  window: Window,
): Promise<SearchPage> {
  const sources = getSearchSources(viewer);
  const requestedTypes: ReadonlySet<SearchType> = new Set(types.length === 0 ? searchTypes : types);
  const searched = sources.filter((source) => source.types.some((type) => requestedTypes.has(type)));
  const found = await findMatches(db, searched, [...requestedTypes], terms, window);
  const isFiltered = requestedTypes.size < searchTypes.length;
  const all = isFiltered ? await findMatches(db, sources, searchTypes, terms, { offset: 0, limit: 0 }) : found;
  const sumCounts = (counted: readonly SearchType[]) => counted.reduce((sum, type) => sum + (found.counts.get(type) ?? 0), 0);
  const total = sumCounts([...requestedTypes]);
  const { offset, limit } = window;
  const isEstimate = searched.some((source) => sumCounts(source.types) >= MAX_RANKED);
  return {
    data: await presentMatches(db, sources, found.matches, terms),
    meta: {
      total,
      ...(isEstimate && { totalIsEstimate: true, hasMore: offset + limit < total }),
      offset,
      limit,
      counts: mapTypes((type) => (requestedTypes.has(type) ? found : all).counts.get(type) ?? 0),
    },
  };
}

const union = (parts: readonly Sql[]) => sql.join(parts, sql` union all `);

function mapTypes(countOf: (type: SearchType) => number): Record<SearchType, number> {
  const entries = searchTypes.map((type) => [type, countOf(type)] as const);
  return Object.fromEntries(entries) as Record<SearchType, number>;
}

/** 0: the name begins with the term; 1: a word of the name does; 2: the name contains all words. Matches in the text have 3. */
function selectRank(title: Sql, terms: Terms): Sql {
  const name = sql`fold_text(coalesce(${title}, ''))`;
  const text = sql`fold_text(${terms.text})`;
  return sql`case when starts_with(${name}, ${text}) then 0 when strpos(' ' || ${name}, ' ' || ${text}) > 0 then 1 else 2 end`;
}

/** The newest matches in the names of a source, and the newest other matches. */
function selectMatches(source: SearchSource, types: readonly SearchType[], terms: Terms): Sql[] {
  const query = sql`to_tsquery('simple', ${toTsQuery(terms)})`;
  const part = (rank: Sql, condition: Sql) => sql`(
    select ${source.type} as type, ${source.id} as id, ${rank} as rank, ${source.publishedAt} as published_at,
      lower(coalesce(${source.title}, '')) as name
    from ${source.from}
    where ${condition} and ${source.type} = any(${[...types]}::text[]) and ${source.visible(query)}
    order by ${source.newest} limit ${MAX_RANKED})`;
  const inName = sql`${source.nameWords} @@ ${query}`;
  return [part(selectRank(source.title, terms), inName), part(sql`3`, sql`${source.words} @@ ${query} and not ${inName}`)];
}

/** One page of the matches, and the number of matches by type. */
async function findMatches(
  db: Db,
  sources: readonly SearchSource[],
  types: readonly SearchType[],
  terms: Terms,
  { offset, limit }: Pick<Window, "offset" | "limit">,
): Promise<{ matches: SearchRef[]; counts: Map<SearchType, number> }> {
  const { rows } = await sql<{ type: SearchType; id: number | null; count: number | null }>`
    with found as materialized (${union(sources.flatMap((source) => selectMatches(source, types, terms)))}),
    ranked as (
      select type, id, row_number() over (order by rank, published_at desc nulls first, name, type, id desc) as place
      from found order by place limit ${limit} offset ${offset})
    select type, id, place, null::bigint as count from ranked
    union all select type, null, null, count(*) from found group by type
    order by place`.execute(db);
  return {
    matches: rows.flatMap(({ type, id }) => (id === null ? [] : [{ type, id }])),
    counts: new Map(rows.flatMap(({ type, count }) => (count === null ? [] : [[type, count] as const]))),
  };
}

async function presentMatches(
  db: Db,
  sources: readonly SearchSource[],
  matches: readonly SearchRef[],
  terms: Terms,
): Promise<SearchResult[]> {
  if (matches.length === 0) return [];
  const parts = sources.flatMap((source) => {
    const ids = matches.filter(({ type }) => source.types.includes(type)).map(({ id }) => id);
    return ids.length === 0
      ? []
      : [
          sql`select ${source.type} as type, ${source.id} as id, ${source.slug} as slug, ${source.title} as title,
            ${source.text} as text, ${source.img} as img, ${source.authorId} as author_id,
            ${source.publishedAt} as published_at from ${source.from} where ${source.id} = any(${ids}::integer[])`,
        ];
  });
  const { rows } = await sql<MatchRow>`${union(parts)}`.execute(db);
  const authors = await loadAuthors(db, unique(rows.map((row) => row.author_id)));
  const found = new Map(rows.map((row) => [toKey(row), row]));
  return matches.map((match) => {
    const row = getReferenced(found, toKey(match), "Result");
    return {
      type: row.type,
      id: row.id,
      slug: row.slug,
      ...createHeading(row.title, plainText(row.text ?? ""), terms),
      img: row.img,
      author: getReferencedOrNull(authors, row.author_id, "Author"),
      publishedAt: toIsoOrNull(row.published_at),
    };
  });
}

const toKey = ({ type, id }: SearchRef) => `${type}:${id}`;
