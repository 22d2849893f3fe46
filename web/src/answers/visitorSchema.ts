import * as v from "valibot";
import { VisitorInput } from "../forms/generated/limits.ts";
import { email, text, textOrEmpty } from "../forms/rules.ts";

/** The details that visitors enter before they answer. */
export const visitorSchema = v.object({
  name: text("Name", VisitorInput.name),
  email: email(),
  organization: textOrEmpty("Organization", VisitorInput.organization),
});
