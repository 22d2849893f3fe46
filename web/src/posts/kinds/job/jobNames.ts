import type { EmploymentType, Workplace } from "../../../__generated__/JobFacts_job.graphql.ts";

/** The labels of workplaces. */
export const workplaces: Record<Exclude<Workplace, "%future added value">, string> = {
  ON_SITE: "On-site",
  REMOTE: "Remote",
  HYBRID: "Hybrid",
};
export const employmentTypes: Record<Exclude<EmploymentType, "%future added value">, string> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  TEMPORARY: "Temporary",
  VOLUNTEER: "Volunteer",
};
