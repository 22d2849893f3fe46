import { createInputError } from "../../../../graph/codedErrors.ts";
import type { CreateJobInput, JobCompanyInput } from "../../../../graph/generated/resolvers.ts";
import { readProperty } from "../../../../graph/property.ts";
import { readAll } from "../../../../rest/bulk.ts";
import type { Job } from "../../../../rest/generated/contract.ts";
import { prefetchViewer } from "../../../session/prefetchViewer.ts";
import { readLatestPosts } from "../../latestPosts.ts";
import { createPostList, readPostPage } from "../../lists.ts";
import { isSystemByAuthor, calloutEventAndJobPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

/** The REST API accepts the company's id or a name. */
function toCompany(company: JobCompanyInput | null): number | string | null {
  const { companyId = null, name = null } = company ?? {};
  if (companyId !== null && name !== null) throw createInputError("A company is given by its id or by a name, not by both.");
  return companyId?.databaseId ?? name;
}

export const job: PostKindOf<"job", CreateJobInput> = {
  noun: "job",
  policy: calloutEventAndJobPolicy,
  isSystem: isSystemByAuthor,
  fields: {
    title: "title",
    description: "description",
    company: { key: "company", toBody: toCompany },
    workplace: "workplace",
    employmentType: "jobType",
    location: "location",
    image: "img",
    url: "url",
  },
  resolvers: {
    Query: {
      jobs: (_query, { query: q, communitySlug, workplace, employmentType: jobType, ...page }, context, info) => {
        const filter = { q, communitySlug, workplace, jobType };
        const list = createPostList<"job">(context, (slice) => context.rest.list("getJobs", { query: { ...slice, ...filter } }));
        return prefetchViewer(context, info, readPostPage(list, page));
      },
      latestJobs: (_query, { first }, context, info) =>
        readLatestPosts(context, info, first, (rest, limit) => readAll(rest, "getLatestJobs", { query: { limit } })),
    },
    Job: { image: readProperty("img"), employmentType: readProperty("jobType") },
    JobCompany: {
      company: ({ id, slug, name, logo }) => (id === null || slug === null ? null : { id, slug, name, logo }),
    },
  },
};

export type JobCompanyModel = Job["company"];

export type EmploymentType = NonNullable<Job["jobType"]>;

export type Workplace = NonNullable<Job["workplace"]>;
