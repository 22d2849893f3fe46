import { queryOf, searchIn, wordFor, wordIn } from "../lists/filters.ts";

/** What the address of a list of jobs or call-outs asks for. */
export interface PostFilters {
  /** Part of the title or text; empty for all. */
  search: string;
  /** The slug of a community. */
  community: string | null;
  workplace: "ON_SITE" | "REMOTE" | "HYBRID" | null;
  jobType: "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "VOLUNTEER" | null;
  sort: "NEWEST" | "DEADLINE";
}

const workplaces = ["ON_SITE", "REMOTE", "HYBRID"] as const;
const jobTypes = ["FULL_TIME", "PART_TIME", "TEMPORARY", "VOLUNTEER"] as const;

/** Reads the query string; anything unknown is left out. */
export function readPostFilters(query: string): PostFilters {
  const params = new URLSearchParams(query);
  const community = params.get("community") ?? "";
  return {
    search: searchIn(params),
    community: /^[\w-]{1,64}$/.test(community) ? community : null,
    workplace: wordIn(params, "workplace", workplaces),
    jobType: wordIn(params, "type", jobTypes),
    sort: params.get("sort") === "deadline" ? "DEADLINE" : "NEWEST",
  };
}

/** The query string for these filters; empty for none. */
export const postFiltersSearch = ({ search, community, workplace, jobType, sort }: PostFilters): string =>
  queryOf({
    q: search,
    community,
    workplace: wordFor(workplace),
    type: wordFor(jobType),
    sort: sort === "DEADLINE" ? "deadline" : null,
  });

/** What the query of the jobs takes. */
export function jobVariables(query: string) {
  const { search, community, workplace, jobType } = readPostFilters(query);
  return { query: search || null, communitySlug: community, workplace, jobType };
}

/** What the query of the call-outs takes. */
export function calloutVariables(query: string) {
  const { search, community, sort } = readPostFilters(query);
  return { query: search || null, communitySlug: community, sort };
}
