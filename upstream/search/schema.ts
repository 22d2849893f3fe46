import Type, { type Static } from "typebox";
import type { PostType } from "../db/schema.ts";
import { component, Count, Id, Meta, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { POST_TYPES } from "../posts/types.ts";
import { Author } from "../users/schema.ts";

/** Types of search results, in the order of their counts. */
export type SearchType = "person" | "company" | "outlet" | "community" | PostType | "story" | "announcement" | "interview";
export const SEARCH_TYPES: readonly SearchType[] = [
  "person",
  "company",
  "outlet",
  "community",
  ...POST_TYPES,
  "story",
  "announcement",
  "interview",
];

export const SearchType = component("SearchType", oneOf(SEARCH_TYPES));

export const SearchResult = component(
  "SearchResult",
  Type.Object({
    type: SearchType,
    id: Type.Unsafe<number>({ ...Id, description: "Of a person the contact id." }),
    slug: Type.Unsafe<string | null>({ ...nullable(Slug), description: "Of what has its address by a slug." }),
    title: Type.String({ description: "The name or title; of a post without one, how its text begins." }),
    summary: Type.Unsafe<string | null>({
      ...nullable(Type.String()),
      description: "Plain text: around what was searched for where the text has it, otherwise how it begins.",
    }),
    img: nullable(Url),
    author: Type.Unsafe<Author | null>({ ...nullable(Author), description: "Of what somebody has published." }),
    publishedAt: nullable(Time),
  }),
);
export type SearchResult = Static<typeof SearchResult>;

const counted = Object.fromEntries(SEARCH_TYPES.map((type) => [type, Count]));

export const SearchMeta = component(
  "SearchMeta",
  Type.Object({
    ...Meta.properties,
    counts: Type.Unsafe<Record<SearchType, number>>({
      ...Type.Object(counted),
      description: "How many of each type there are, whatever types were asked for.",
    }),
  }),
);
export type SearchMeta = Static<typeof SearchMeta>;

export const SearchPage = Type.Object({ data: Type.Array(SearchResult), meta: SearchMeta });
export type SearchPage = Static<typeof SearchPage>;
