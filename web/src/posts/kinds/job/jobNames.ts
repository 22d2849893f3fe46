import type { EmploymentType, Workplace } from "../../../__generated__/JobFacts_job.graphql.ts";

export type KnownWorkplace = Exclude<Workplace, "%future added value">;
export type KnownEmploymentType = Exclude<EmploymentType, "%future added value">;

/** The labels of workplaces. */
export const workplaces: Record<KnownWorkplace, string> = {
  ON_SITE: "On-site",
  REMOTE: "Remote",
  HYBRID: "Hybrid",
};
export const employmentTypes: Record<KnownEmploymentType, string> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  TEMPORARY: "Temporary",
  VOLUNTEER: "Volunteer",
};
