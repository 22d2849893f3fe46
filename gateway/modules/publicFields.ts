/**
 * The fields of Query whose values are the same for all guests, so that caches may store them. Other fields may only be read by
 * those who have a link, or take an id that may be part of a link.
 */
export const publicFields: readonly string[] = [
  "announcement",
  "announcements",
  "beats",
  "callouts",
  "commentary",
  "communities",
  "community",
  "company",
  "countries",
  "feed",
  "insider",
  "interview",
  "interviews",
  "jobs",
  "latestEvents",
  "latestJobs",
  "newsroom",
  "newsrooms",
  "newswire",
  "outlet",
  "outlets",
  "post",
  "search",
  "story",
  "timezones",
  "user",
  "viewer",
];
