import * as v from "valibot";
import { JobInput } from "../../../forms/generated/limits.ts";
import {
  choice,
  html,
  optionalChoice,
  optionalHtml,
  optionalText,
  optionalUpload,
  optionalWebAddress,
  text,
  textOrEmpty,
} from "../../../forms/rules.ts";
import type { SaveAs } from "../../../forms/useForm.ts";
import { toOptions } from "../../../lists/toOptions.ts";
import { audience } from "../../writing/audience.ts";
import type { AudienceValues } from "../../writing/audienceValues.ts";
import { employmentTypes, workplaces } from "./jobNames.ts";

/** The values of the job form without the audience. */
export type JobValues = Omit<v.InferInput<ReturnType<typeof jobSchema>>, keyof AudienceValues>;

export const emptyJob: JobValues = {
  title: "",
  company: "",
  workplace: "",
  employmentType: "",
  location: "",
  description: "",
  url: "",
  image: [],
};

export const workplaceOptions = toOptions(workplaces);
export const employmentTypeOptions = toOptions(employmentTypes);
const workplaceIds = workplaceOptions.map(({ id }) => id);
const jobTypeIds = employmentTypeOptions.map(({ id }) => id);

interface Company {
  companyId: string | null | undefined;
  name: string;
}

/** A remote job needs no location. @param current the saved company, which is kept unless its name was changed */
export const jobSchema = (saveAs: SaveAs, { workplace }: { workplace: string }, current: Company | null) => {
  const isDraft = saveAs === "DRAFT";
  return v.object({
    ...audience,
    title: (isDraft ? textOrEmpty : text)("Title", JobInput.title),
    company: v.pipe(
      (isDraft ? textOrEmpty : text)("Company", JobInput.company),
      v.transform((name) => companyNamed(name, current)),
    ),
    workplace: isDraft ? optionalChoice(workplaceIds) : choice("Workplace", workplaceIds),
    employmentType: isDraft ? optionalChoice(jobTypeIds) : choice("Job type", jobTypeIds),
    location: (isDraft || workplace === "REMOTE" ? optionalText : text)("Location", JobInput.location),
    description: (isDraft ? optionalHtml : html)("Description", JobInput.description),
    url: optionalWebAddress,
    image: optionalUpload,
  });
};

function companyNamed(name: string, current: Company | null): { companyId: string } | { name: string } | null {
  if (current?.name === name && current.companyId) return { companyId: current.companyId };
  return name === "" ? null : { name };
}
