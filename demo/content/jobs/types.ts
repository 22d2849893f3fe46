import type { PictureName } from "../../pictures.ts";
import type { CompanySlug } from "../companies.ts";
import type { PostText } from "../texts.ts";

export interface JobText extends PostText {
  title: string;
  text: string;
  /** A company of the demo data, or the name of another company. */
  company: CompanySlug | { name: string };
  workplace: "on-site" | "remote" | "hybrid";
  jobType: "full-time" | "part-time" | "temporary" | "volunteer";
  location: string | null;
  url?: string;
  picture?: PictureName;
}
