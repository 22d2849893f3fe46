/** What the address of a list of jobs or call-outs asks for (D-114). */
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

const addressed = (word: string): string => word.toLowerCase().replace("_", "-");
const wordOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => addressed(word) === text) ?? null;

/** Reads the query string; anything unknown is left out. */
export function readPostFilters(query: string): PostFilters {
  const params = new URLSearchParams(query);
  const community = params.get("community") ?? "";
  return {
    search: (params.get("q") ?? "").trim(),
    community: /^[\w-]{1,64}$/.test(community) ? community : null,
    workplace: wordOf(workplaces, params.get("workplace")),
    jobType: wordOf(jobTypes, params.get("type")),
    sort: params.get("sort") === "deadline" ? "DEADLINE" : "NEWEST",
  };
}

/** The query string for these filters; empty for none. */
export function postFiltersSearch({ search, community, workplace, jobType, sort }: PostFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (community !== null) params.set("community", community);
  if (workplace !== null) params.set("workplace", addressed(workplace));
  if (jobType !== null) params.set("type", addressed(jobType));
  if (sort !== "NEWEST") params.set("sort", "deadline");
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

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
