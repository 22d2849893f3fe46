import { BriefcaseBusiness } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

/** The definition of jobs. */
export const job: PostKind = {
  key: "job",
  type: "JOB",
  label: "Job",
  plural: "Jobs",
  icon: BriefcaseBusiness,
  purpose: "Offer a position.",
  titleField: "title",
  isEditable: true,
  shortcut: 2,
};
