import { choiceFilter, defineFilters, textFilter, withDefault, type Filter } from "../lists/filters.ts";

/** The slug of a community; null for all. */
const slugFilter = (name: string): Filter<string | null> => ({
  name,
  read: (params) => /^[\w-]{1,64}$/.exec(params.get(name) ?? "")?.[0] ?? null,
  write: (slug) => slug,
});

/** The filters in the address of a list of jobs or call-outs; the search matches part of the title or text. */
export const postFilters = defineFilters({
  search: textFilter(),
  community: slugFilter("community"),
  workplace: choiceFilter("workplace", ["ON_SITE", "REMOTE", "HYBRID"]),
  employmentType: choiceFilter("type", ["FULL_TIME", "PART_TIME", "TEMPORARY", "VOLUNTEER"]),
  sort: withDefault(choiceFilter("sort", ["NEWEST", "DEADLINE"]), "NEWEST"),
});

/** The variables of the jobs query. */
export function jobVariables(query: string) {
  const { search, community, workplace, employmentType } = postFilters.read(query);
  return { query: search || null, communitySlug: community, workplace, employmentType };
}

/** The variables of the call-outs query. */
export function calloutVariables(query: string) {
  const { search, community, sort } = postFilters.read(query);
  return { query: search || null, communitySlug: community, sort };
}
