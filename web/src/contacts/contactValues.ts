import type { CreateContactInput } from "../__generated__/ContactDialogCreateMutation.graphql.ts";
import { emailError, isEmail, isPhone, phoneError } from "../lib/validators.ts";
import { atMost, fault, required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";

const maxLineLength = 120;
/** How long notes about a contact may be. */
export const maxNotesLength = 2000;

/** What the form of a contact holds. */
export interface ContactValues {
  name: string;
  type: "PERSON" | "COMPANY";
  email: string;
  phone: string;
  job: string;
  organization: string;
  /** The databaseId of a country as text; empty for none. */
  countryId: string;
  /** databaseIds of beats as text. */
  beatIds: readonly string[];
  notes: string;
  doNotContact: boolean;
}

export const emptyContact: ContactValues = {
  name: "",
  type: "PERSON",
  email: "",
  phone: "",
  job: "",
  organization: "",
  countryId: "",
  beatIds: [],
  notes: "",
  doNotContact: false,
};

/** What stands in the way of saving; the platform says the same. */
export function checkContact({ name, email, phone, job, organization, notes }: ContactValues): UserError[] {
  return [
    ...required("name", "Name", name),
    ...atMost("name", "Name", name, maxLineLength),
    ...(email.trim() === "" || isEmail(email) ? [] : [fault("email", emailError)]),
    ...(isPhone(phone) ? [] : [fault("phone", phoneError)]),
    ...atMost("job", "Job title", job, maxLineLength),
    ...atMost("organization", "Organization", organization, maxLineLength),
    ...atMost("notes", "Notes", notes, maxNotesLength),
  ];
}

/** The same as the mutations take it. */
export function contactFields(values: ContactValues): Omit<CreateContactInput, "clientMutationId" | "idempotencyKey"> {
  const line = (text: string) => text.trim() || null;
  return {
    name: values.name.trim(),
    type: values.type,
    email: line(values.email),
    phone: line(values.phone),
    job: line(values.job),
    organization: line(values.organization),
    countryId: values.countryId === "" ? null : Number(values.countryId),
    beatIds: values.beatIds.map(Number),
    notes: line(values.notes),
    doNotContact: values.doNotContact,
  };
}
