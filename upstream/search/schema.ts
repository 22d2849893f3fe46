import Type, { type Static } from "typebox";
import type { PostType } from "../db/schema.ts";
import { component, Count, Id, Meta, namedObject, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { postTypes } from "../posts/types.ts";
import { Author } from "../users/schema.ts";

/** Types of search results, in the order of their counts. */
export type SearchType = "person" | "company" | "outlet" | "community" | PostType | "story" | "announcement" | "interview";
export const searchTypes: readonly SearchType[] = [
  "person",
  "company",
  "outlet",
  "community",
  ...postTypes,
  "story",
  "announcement",
  "interview",
];

export const SearchType = component("SearchType", oneOf(searchTypes));

export const SearchResult = namedObject("SearchResult", {
  type: SearchType,
  id: Type.Unsafe<number>({ ...Id, description: "Id of the entity; for a person, the contact id." }),
  slug: nullable(Slug, { description: "Slug of the page; null for entities whose page is addressed by id." }),
  title: Type.String({ description: "Name or title; for a post without one, the beginning of its text." }),
  summary: nullable(Type.String(), {
    description: "Plain text around the first match or, without a match, the beginning of the text.",
  }),
  img: nullable(Url),
  author: nullable(Author, {
    description: "Author of published content; null for people, companies, outlets and communities.",
  }),
  publishedAt: nullable(Time),
});
export type SearchResult = Static<typeof SearchResult>;

const counted = Object.fromEntries(searchTypes.map((type) => [type, Count]));

const SearchMeta = namedObject("SearchMeta", {
  ...Meta.properties,
  counts: Type.Unsafe<Record<SearchType, number>>({
    ...Type.Object(counted),
    description: "Number of results by type, regardless of the filter types.",
  }),
});

export const SearchPage = Type.Object({ data: Type.Array(SearchResult), meta: SearchMeta });
export type SearchPage = Static<typeof SearchPage>;
