import Type, { type Static } from "typebox";
import { companyRoles, outletRoles } from "../db/columns.ts";
import { idInput, optionalOrNull, textInput } from "../http/inputs.ts";
import { countryCode, q, type Filter } from "../http/paging.ts";
import { component, Count, Id, namedObject, nullable, oneOf, Time } from "../http/schema.ts";
import { Author, Contact } from "../users/schema.ts";

/** Maximum lengths of a contact's texts, in characters: single lines such as the name, and the notes. */
export const contactLimits = { line: 120, notes: 2000 } as const;

/** Maximum lengths of the texts of a contact list, in characters. */
export const contactListLimits = { name: 120, description: 2000 } as const;

/** The roles of people at outlets and companies, as accepted by the contact filter. */
const ContactRole = component("ContactRole", oneOf([...outletRoles, ...companyRoles]));

/** Filters of the list of contacts. */
export const contactFilters = {
  q,
  type: Type.Optional(Contact.properties.type),
  beats: Type.Optional(
    Type.Array(Id, { title: "Beats", maxItems: 100, description: "Ids of beats; matches contacts with any of them." }),
  ),
  country: countryCode,
  outletId: Type.Optional(Type.Integer({ minimum: 1, description: "Restricts the list to people of the outlet." })),
  companyId: Type.Optional(Type.Integer({ minimum: 1, description: "Restricts the list to people of the company." })),
  role: Type.Optional(ContactRole),
  listId: Type.Optional(
    Type.Integer({ minimum: 1, description: "Restricts the list to members of a contact list of the caller's account." }),
  ),
};
export type ContactFilter = Filter<typeof contactFilters>;

const name = textInput("Name", contactLimits.line);
const line = (title: string) => optionalOrNull(textInput(title, contactLimits.line));
const fields = {
  type: Type.Optional(oneOf(["person", "company"], { title: "Type", description: "Default: person." })),
  email: optionalOrNull(Type.String({ title: "E-mail", description: "Unique among the private contacts of an account." })),
  phone: optionalOrNull(Type.String({ title: "Phone number" })),
  job: line("Job title"),
  organization: line("Organization"),
  country: idInput("Country", "Id of a country."),
  beats: optionalOrNull(Type.Array(Id, { title: "Beats", description: "Ids of beats." })),
  notes: optionalOrNull(textInput("Notes", contactLimits.notes)),
  doNotContact: Type.Optional(
    Type.Boolean({
      title: "Do not contact",
      description: "Whether the contact gets no press mails of the account. Default for a new contact: false.",
    }),
  ),
};

export const ContactInput = namedObject("ContactInput", { name, ...fields });
export type ContactInput = Static<typeof ContactInput>;

export const ContactChanges = namedObject("ContactChanges", { name: Type.Optional(name), ...fields });
export type ContactChanges = Static<typeof ContactChanges>;

export const ContactImport = namedObject("ContactImport", {
  created: Count,
  updated: Count,
  errors: Type.Array(
    Type.Object({
      row: Type.Integer({ minimum: 1, description: "Row number as in a spreadsheet; the column headings are row 1." }),
      messages: Type.Array(Type.String()),
    }),
    { description: "Skipped rows and their errors." },
  ),
});
export type ContactImport = Static<typeof ContactImport>;

export const ContactList = namedObject("ContactList", {
  id: Id,
  name: Type.String(),
  description: nullable(Type.String()),
  contactsCount: Count,
  creator: Author,
  createdAt: Time,
  updatedAt: Time,
});
export type ContactList = Static<typeof ContactList>;

const listFields = {
  description: optionalOrNull(textInput("Description", contactListLimits.description)),
};

export const ContactListInput = namedObject("ContactListInput", {
  name,
  ...listFields,
  contactIds: Type.Optional(Type.Array(Id, { title: "Contacts" })),
});
export type ContactListInput = Static<typeof ContactListInput>;

export const ContactListChanges = namedObject("ContactListChanges", { name: Type.Optional(name), ...listFields });
export type ContactListChanges = Static<typeof ContactListChanges>;
