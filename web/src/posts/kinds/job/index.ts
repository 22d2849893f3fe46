import { BriefcaseBusiness } from "lucide-react";
import type { PostKind } from "../PostKind.ts";

export const job: PostKind = {
  key: "job",
  label: "Job",
  icon: BriefcaseBusiness,
  purpose: "Offer a position.",
};
