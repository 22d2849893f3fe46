import { normalizeWebAddress } from "../../../lib/webAddress.ts";
import type { UserError } from "../../../relay/mutation.ts";
import { idsOf, type Attachment } from "../../../uploads/attachment.ts";
import { atMost, required, requiredHtml, webAddress } from "../../writing/rules.ts";
import type { jobTypes, workplaces } from "./jobNames.ts";

/** A job as its form holds it. */
export interface JobValues {
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

interface Company {
  databaseId: number | null | undefined;
  name: string;
}

/** What the input of the mutation takes. @param current the company it has; it stays the same while its name does */
export function jobFields(
  { title, company, workplace, jobType, location, description, url, img }: JobValues,
  current: Company | null,
) {
  const name = company.trim();
  const known = current?.name === name ? current.databaseId : null;
  return {
    title,
    description,
    company: known ? { databaseId: known } : name === "" ? null : { name },
    workplace: workplace === "" ? null : workplace,
    jobType: jobType === "" ? null : jobType,
    location: location.trim() === "" ? null : location.trim(),
    url: normalizeWebAddress(url) || null,
    img: idsOf(img, "image")[0] ?? null,
  };
}
