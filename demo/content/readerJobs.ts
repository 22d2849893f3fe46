import type { BeatKey } from "./companies.ts";

export interface ReaderJob {
  job: string;
  /** The kind of employer: an outlet or company of the demo data, an institution, or none. */
  at: "outlet" | "company" | "institution" | "freelance";
  /** Percentage of the readers with this job. */
  share: number;
}

/** Jobs of the many members who read and like but do not post. */
export const readerJobs: readonly ReaderJob[] = [
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

export const readerBeats: readonly BeatKey[] = ["business", "politics", "lifestyle", "people", "sports", "tech"];
