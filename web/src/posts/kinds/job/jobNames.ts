import type { JobType, Workplace } from "../../../__generated__/JobFacts_job.graphql.ts";

export type KnownWorkplace = Exclude<Workplace, "%future added value">;
export type KnownJobType = Exclude<JobType, "%future added value">;

/** The labels that people read. */
export const workplaces: Record<KnownWorkplace, string> = {
  ON_SITE: "On-site",
  REMOTE: "Remote",
  HYBRID: "Hybrid",
};
export const jobTypes: Record<KnownJobType, string> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  TEMPORARY: "Temporary",
  VOLUNTEER: "Volunteer",
};
