import type { CreateJobInput, JobCompanyInput } from "../../../graph/generated/resolvers.ts";
import { badInput } from "../../../graph/inputErrors.ts";
import { readLatestJobs } from "../../../rest/posts.ts";
import { latest } from "../latest.ts";
import { isSystemByAuthor, listingPolicy } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

/** The REST API takes the company's id, or a name. */
function companyOf(company: JobCompanyInput | null): number | string | null {
  const { databaseId = null, name = null } = company ?? {};
  if (databaseId !== null && name !== null) throw badInput("A company is given by its databaseId or by a name, not by both.");
  return databaseId ?? name;
}

export const job = {
  typeName: "Job",
  collection: "jobs",
  queryKey: "job",
  restore: "POST",
  hasAll: true,
  policy: listingPolicy,
  isSystem: isSystemByAuthor,
  fields: {
    title: "title",
    description: "description",
    company: { key: "company", toBody: companyOf },
    workplace: "workplace",
    jobType: "jobType",
    location: "location",
    img: "img",
    url: "url",
  } satisfies FieldsOf<CreateJobInput, "job">,
  resolvers: {
    Query: {
      latestJobs: (_query, { first }, context, info) => latest(context, info, first, readLatestJobs),
    },
    JobCompany: {
      databaseId: ({ id }) => id,
    },
    Workplace: { ON_SITE: "on-site", REMOTE: "remote", HYBRID: "hybrid" },
    JobType: { FULL_TIME: "full-time", PART_TIME: "part-time", TEMPORARY: "temporary", VOLUNTEER: "volunteer" },
  },
} as const satisfies PostKind;
