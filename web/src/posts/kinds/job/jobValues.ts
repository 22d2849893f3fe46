import type { JobForm_job$data } from "../../../__generated__/JobForm_job.graphql.ts";
import { normalizeWebAddress } from "../../../lib/webAddress.ts";
import type { UserError } from "../../../relay/mutation.ts";
import { idsOf, uploadedAttachment, type Attachment } from "../../../uploads/attachment.ts";
import { audienceOf, everybody, type AudienceValues } from "../../writing/audience.ts";
import { atMost, required, requiredHtml, webAddress } from "../../writing/rules.ts";
import type { jobTypes, workplaces } from "./jobNames.ts";

/** A job as its form holds it. */
export interface JobValues extends AudienceValues {
  title: string;
  /** The company's name. */
  company: string;
  workplace: keyof typeof workplaces | "";
  jobType: keyof typeof jobTypes | "";
  location: string;
  /** HTML. */
  description: string;
  url: string;
  img: readonly Attachment[];
}

export const emptyJob: JobValues = {
  ...everybody,
  title: "",
  company: "",
  workplace: "",
  jobType: "",
  location: "",
  description: "",
  url: "",
  img: [],
};

/** Which fields are required, and how long they may be. */
export function checkJob(values: JobValues, isDraft: boolean): UserError[] {
  const { title, company, workplace, jobType, location, description, url } = values;
  const missing = isDraft
    ? []
    : [
        ...required("title", "Title", title),
        ...required("company", "Company", company),
        ...required("jobType", "Job type", jobType),
        ...required("workplace", "Workplace", workplace),
        ...(workplace === "REMOTE" ? [] : required("location", "Location", location)),
        ...requiredHtml("description", "Description", description),
      ];
  return [
    ...missing,
    ...atMost("title", "Title", title, 200),
    ...atMost("company", "Company", company, 200),
    ...atMost("location", "Location", location, 200),
    ...atMost("description", "Description", description, 5000),
    ...webAddress("url", url),
  ];
}

/** What the input of the mutation takes. @param former the company it had; it stays the same while its name does */
export function jobFields(
  values: Omit<JobValues, "authorId">,
  former: Pick<JobForm_job$data["company"], "databaseId" | "name"> | null,
) {
  const { company, workplace, jobType, location, url, img, ...rest } = values;
  const name = company.trim();
  const known = former && former.name === name ? former.databaseId : null;
  return {
    ...rest,
    company: known ? { databaseId: known } : name === "" ? null : { name },
    workplace: workplace === "" ? null : workplace,
    jobType: jobType === "" ? null : jobType,
    location: location.trim() === "" ? null : location.trim(),
    url: normalizeWebAddress(url) || null,
    img: idsOf(img, "image")[0] ?? null,
  };
}

/** A job that is there already. */
export function jobValues(job: Omit<JobForm_job$data, " $fragmentType">): JobValues {
  const { workplace, jobType, img } = job;
  return {
    ...audienceOf(job),
    title: job.title,
    company: job.company.name,
    workplace: !workplace || workplace === "%future added value" ? "" : workplace,
    jobType: !jobType || jobType === "%future added value" ? "" : jobType,
    location: job.location ?? "",
    description: job.content ?? "",
    url: job.url ?? "",
    img: img ? [uploadedAttachment("image", img.databaseId, img.path)] : [],
  };
}
