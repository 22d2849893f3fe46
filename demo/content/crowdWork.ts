import type { BeatKey } from "./companies.ts";

export interface CrowdJob {
  job: string;
  /** An outlet or company of the demo data, a place by name, or on their own account. */
  at: "outlet" | "company" | "institution" | "freelance";
  /** How many of a hundred do this. */
  share: number;
}

/** What the many members who read and like but do not post do for a living. */
export const crowdJobs: readonly CrowdJob[] = [
  { job: "Reporter", at: "outlet", share: 18 },
  { job: "Senior reporter", at: "outlet", share: 7 },
  { job: "Sub-editor", at: "outlet", share: 6 },
  { job: "Producer", at: "outlet", share: 9 },
  { job: "News editor", at: "outlet", share: 5 },
  { job: "Features editor", at: "outlet", share: 4 },
  { job: "Columnist", at: "outlet", share: 3 },
  { job: "Presenter", at: "outlet", share: 4 },
  { job: "Picture editor", at: "outlet", share: 3 },
  { job: "Freelance journalist", at: "freelance", share: 9 },
  { job: "Freelance photographer", at: "freelance", share: 4 },
  { job: "Publicist", at: "company", share: 5 },
  { job: "Media adviser", at: "company", share: 6 },
  { job: "Communications manager", at: "company", share: 6 },
  { job: "Media officer", at: "institution", share: 6 },
  { job: "Research fellow", at: "institution", share: 5 },
];

export const institutions: readonly string[] = [
  "Bass Strait University",
  "Commonwealth Water Board",
  "Eastern Rail Authority",
  "Illawarra Health District",
  "Institute for Public Accounts",
  "Murray Basin Council",
  "Southern Cross Policy Centre",
  "Tasman Climate Institute",
];

export const crowdBeats: readonly BeatKey[] = ["business", "politics", "lifestyle", "people", "sports", "tech"];
