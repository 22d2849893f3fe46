/**
 * The fields of Query whose answers to guests are the same for everybody, so that caches may keep them. Others answer to those
 * who have a link, or by an id that may be part of one.
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
