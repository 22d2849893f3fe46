import * as v from "valibot";
import { ContactInput } from "../forms/generated/limits.ts";
import { ids, optionalEmail, optionalId, optionalPhone, optionalText, text } from "../forms/rules.ts";

/** The schema of a contact that is visible only to the account. */
export const contactSchema = v.object({
  name: text("Name", ContactInput.name),
  type: v.picklist(["PERSON", "COMPANY"]),
  email: optionalEmail,
  phone: optionalPhone,
  jobTitle: optionalText("Job title", ContactInput.job),
  organization: optionalText("Organization", ContactInput.organization),
  countryId: optionalId,
  beatIds: ids,
  notes: optionalText("Notes", ContactInput.notes),
  doNotContact: v.boolean(),
});

export type ContactValues = v.InferInput<typeof contactSchema>;

export const emptyContact: ContactValues = {
  name: "",
  type: "PERSON",
  email: "",
  phone: "",
  jobTitle: "",
  organization: "",
  countryId: "",
  beatIds: [],
  notes: "",
  doNotContact: false,
};
