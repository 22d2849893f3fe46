import type { BeatKey } from "./companies.ts";

export interface ReaderJob {
  job: string;
  /** An outlet or company of the demo data, an institution of the list below, or none. */
  employer: "outlet" | "company" | "institution" | "freelance";
  /** Percentage of all readers. */
  percentage: number;
}

/** Jobs of readers. */
export const readerJobs: readonly ReaderJob[] = [
  { job: "Reporter", employer: "outlet", percentage: 18 },
  { job: "Senior reporter", employer: "outlet", percentage: 7 },
  { job: "Sub-editor", employer: "outlet", percentage: 6 },
  { job: "Producer", employer: "outlet", percentage: 9 },
  { job: "News editor", employer: "outlet", percentage: 5 },
  { job: "Features editor", employer: "outlet", percentage: 4 },
  { job: "Columnist", employer: "outlet", percentage: 3 },
  { job: "Presenter", employer: "outlet", percentage: 4 },
  { job: "Picture editor", employer: "outlet", percentage: 3 },
  { job: "Freelance journalist", employer: "freelance", percentage: 9 },
  { job: "Freelance photographer", employer: "freelance", percentage: 4 },
  { job: "Publicist", employer: "company", percentage: 5 },
  { job: "Media adviser", employer: "company", percentage: 6 },
  { job: "Communications manager", employer: "company", percentage: 6 },
  { job: "Media officer", employer: "institution", percentage: 6 },
  { job: "Research fellow", employer: "institution", percentage: 5 },
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
