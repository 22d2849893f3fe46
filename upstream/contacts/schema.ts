import Type, { type Static } from "typebox";
import { component, Count, Id, nullable, oneOf, Time } from "../http/schema.ts";
import { Author } from "../users/schema.ts";

/** What people do for outlets and companies, as the filter of contacts takes it. */
export const ContactRole = component(
  "ContactRole",
  oneOf([
    "editor",
    "reporter",
    "producer",
    "presenter",
    "contributor",
    "freelancer",
    "pr",
    "marketing",
    "communications",
    "executive",
    "other",
  ]),
);
export type ContactRole = Static<typeof ContactRole>;

const name = Type.String({ title: "Name", description: "1 to 120 characters." });
const line = (title: string) => Type.Optional(nullable(Type.String({ title, description: "At most 120 characters." })));
const fields = {
  type: Type.Optional(oneOf(["person", "company"], { title: "Type", description: "A person without it." })),
  email: Type.Optional(nullable(Type.String({ title: "E-mail", description: "An account has it in one of its contacts only." }))),
  phone: Type.Optional(nullable(Type.String({ title: "Phone number" }))),
  job: line("Job title"),
  organization: line("Organization"),
  country: Type.Optional(nullable(Type.Integer({ title: "Country", minimum: 1, description: "The id of a country." }))),
  beats: Type.Optional(nullable(Type.Array(Id, { title: "Beats", description: "Ids of beats." }))),
  notes: Type.Optional(nullable(Type.String({ title: "Notes", description: "At most 2000 characters." }))),
  doNotContact: Type.Optional(
    Type.Boolean({ title: "Do not contact", description: "True: no press mails of the account go to it. False when it is new." }),
  ),
};

export const ContactInput = component("ContactInput", Type.Object({ name, ...fields }));
export type ContactInput = Static<typeof ContactInput>;

export const ContactChanges = component("ContactChanges", Type.Object({ name: Type.Optional(name), ...fields }));
export type ContactChanges = Static<typeof ContactChanges>;

export const ContactImport = component(
  "ContactImport",
  Type.Object({
    created: Count,
    updated: Count,
    errors: Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 1, description: "As a spreadsheet counts: the names of the columns are row 1." }),
        messages: Type.Array(Type.String()),
      }),
      { description: "Rows that were left out, and why." },
    ),
  }),
);
export type ContactImport = Static<typeof ContactImport>;

export const ContactList = component(
  "ContactList",
  Type.Object({
    id: Id,
    name: Type.String(),
    description: nullable(Type.String()),
    contactsCount: Count,
    creator: Author,
    createdAt: Time,
    updatedAt: Time,
  }),
);
export type ContactList = Static<typeof ContactList>;

const listFields = {
  description: Type.Optional(nullable(Type.String({ title: "Description", description: "At most 2000 characters." }))),
};

export const ContactListInput = component(
  "ContactListInput",
  Type.Object({ name, ...listFields, contactIds: Type.Optional(Type.Array(Id, { title: "Contacts" })) }),
);
export type ContactListInput = Static<typeof ContactListInput>;

export const ContactListChanges = component("ContactListChanges", Type.Object({ name: Type.Optional(name), ...listFields }));
export type ContactListChanges = Static<typeof ContactListChanges>;
