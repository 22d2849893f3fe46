import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import type { Window } from "../http/paging.ts";
import { SEARCH_TYPES, type SearchPage, type SearchResult, type SearchType } from "./schema.ts";
import { loadAuthors } from "../users/authors.ts";
import { isoOrNull, required, unique } from "../db/refs.ts";
import { plainText } from "../text/html.ts";
import { headingOf } from "./excerpt.ts";
import { sourcesFor, type SearchSource } from "./sources.ts";
import { toTsQuery, type Terms } from "./terms.ts";

type Db = Kysely<Database>;
type Sql = RawBuilder<unknown>;

interface Place {
  type: SearchType;
  id: number;
}

interface Found extends Place {
  slug: string | null;
  title: string | null;
  text: string | null;
  img: string | null;
  author_id: number | null;
  published_at: Date | null;
}

/**
 * One page of entities visible to the reader that match all words as prefixes: matches in the name come first (see rankOf), the
 * newest first within each rank. The number of statements does not depend on the page size.
 * @param types filters by type; all types when empty
 */
export async function readSearch(
  db: Db,
  reader: Reader,
  terms: Terms,
  types: readonly SearchType[],
  window: Window,
): Promise<SearchPage> {
  const sources = sourcesFor(reader);
  const wanted: ReadonlySet<SearchType> = new Set(types.length === 0 ? SEARCH_TYPES : types);
  const counts = await countMatches(db, sources, terms);
  const asked = sources.filter((source) => source.types.some((type) => wanted.has(type)));
  const places = await findPlaces(db, asked, [...wanted], terms, window);
  const total = [...wanted].reduce((sum, type) => sum + counts[type], 0);
  return {
    data: await presentPlaces(db, sources, places, terms),
    meta: { total, offset: window.offset, limit: window.limit, counts },
  };
}

const union = (parts: readonly Sql[]) => sql.join(parts, sql` union all `);

const queryOf = (terms: Terms) => sql`to_tsquery('simple', ${toTsQuery(terms)})`;

const matches = (source: SearchSource, terms: Terms) => sql`from ${source.from} where ${source.matches(queryOf(terms))}`;

async function countMatches(db: Db, sources: readonly SearchSource[], terms: Terms): Promise<Record<SearchType, number>> {
  const all = union(sources.map((source) => sql`select ${source.type} as type ${matches(source, terms)}`));
  const { rows } = await sql<{ type: SearchType; count: number }>`
    select type, count(*) as count from (${all}) found group by type`.execute(db);
  const counted = new Map(rows.map(({ type, count }) => [type, count]));
  return mapTypes((type) => counted.get(type) ?? 0);
}

function mapTypes(countOf: (type: SearchType) => number): Record<SearchType, number> {
  const entries = SEARCH_TYPES.map((type) => [type, countOf(type)] as const);
  return Object.fromEntries(entries) as Record<SearchType, number>;
}

/** 0: the name begins with the term; 1: one of its words does; 2: it contains all words; 3: only the text does. */
function rankOf(title: Sql, terms: Terms): Sql {
  const name = sql`lower(coalesce(${title}, ''))`;
  const text = sql`lower(${terms.text}::text)`;
  return sql`case when starts_with(${name}, ${text}) then 0 when strpos(' ' || ${name}, ' ' || ${text}) > 0 then 1
    when to_tsvector('simple', ${name}) @@ ${queryOf(terms)} then 2 else 3 end`;
}

async function findPlaces(
  db: Db,
  sources: readonly SearchSource[],
  types: readonly SearchType[],
  terms: Terms,
  { offset, limit }: Window,
): Promise<Place[]> {
  const ranked = union(
    sources.map(
      (source) => sql`select ${source.type} as type, ${source.id} as id, ${rankOf(source.title, terms)} as rank,
        ${source.publishedAt} as published_at, lower(coalesce(${source.title}, '')) as name ${matches(source, terms)}`,
    ),
  );
  const { rows } = await sql<Place>`
    select type, id from (${ranked}) found where type = any(${types}::text[])
    order by rank, published_at desc nulls first, name, type, id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

async function presentPlaces(
  db: Db,
  sources: readonly SearchSource[],
  places: readonly Place[],
  terms: Terms,
): Promise<SearchResult[]> {
  if (places.length === 0) {
    return [];
  }
  const parts = sources.flatMap((source) => {
    const ids = places.filter(({ type }) => source.types.includes(type)).map(({ id }) => id);
    return ids.length === 0
      ? []
      : [
          sql`select ${source.type} as type, ${source.id} as id, ${source.slug} as slug, ${source.title} as title,
            ${source.text} as text, ${source.img} as img, ${source.authorId} as author_id,
            ${source.publishedAt} as published_at from ${source.from} where ${source.id} = any(${ids}::integer[])`,
        ];
  });
  const { rows } = await sql<Found>`${union(parts)}`.execute(db);
  const authors = await loadAuthors(db, unique(rows.map((row) => row.author_id)));
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return places.map((place) => {
    const {
      type,
      id,
      slug,
      title,
      text,
      img,
      author_id: authorId,
      published_at: publishedAt,
    } = required(found, keyOf(place), "Result");
    return {
      type,
      id,
      slug,
      ...headingOf(title, plainText(text ?? ""), terms),
      img,
      author: authorId === null ? null : required(authors, authorId, "Author"),
      publishedAt: isoOrNull(publishedAt),
    };
  });
}

const keyOf = ({ type, id }: Place) => `${type}:${id}`;
