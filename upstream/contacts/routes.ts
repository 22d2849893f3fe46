import Type from "typebox";
import { invalidField } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { readForm } from "../http/forms.ts";
import { ExistingEntity, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, pageOfRequested, PageQuery, pageQuery, toWindow } from "../http/paging.ts";
import { Id, List, oneOf } from "../http/schema.ts";
import { MEGABYTE } from "../units.ts";
import { Contact } from "../users/schema.ts";
import { importContacts } from "./import.ts";
import { findContacts, loadContacts, requireContact } from "./read.ts";
import { dismissRecommendation, listRecommendations } from "./recommendations.ts";
import { ContactChanges, contactFilters, ContactImport, ContactInput } from "./schema.ts";
import { createContact, deleteContact, setDoNotContact, updateContact } from "./write.ts";

const common = { tag: "Contacts", assumed: true, modules: ["contacts"] } as const;
const list = { ...common, response: List(Contact) } as const;
const recommended = { ...common, modules: ["contacts", "opportunities"] } as const;

/** Maximum size of a contacts file, in bytes. */
const MAX_PER_FILE = 2 * MEGABYTE;

const ImportForm = Type.Object({
  csv: Type.Unsafe<Blob>({
    type: "string",
    contentMediaType: "text/csv",
    description:
      "The first row names the columns: name (or first name and last name), type, email, phone, job, organization, country, beats, notes. At most 2000 contacts and 2 MiB.",
  }),
  preview: Type.Optional(
    oneOf(["true", "false"], { description: "With true, returns the result without importing anything, with status 200." }),
  ),
});

export const contactOperations: Operation[] = [
  operation(list, {
    id: "getContacts",
    path: "/contacts",
    summary:
      "Lists contacts, by name: all registered people and companies except the caller, and the private contacts of the caller's account.",
    query: pageQuery({ ids, ...contactFilters }),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? findContacts(db, viewer, query, toWindow(query))
        : pageOfRequested(query.ids, await loadContacts(db, viewer, query.ids)),
  }),
  operation(recommended, {
    id: "getRecommendations",
    path: "/contacts/recommendations",
    summary:
      "Lists recommended contacts: those that share beats with the caller and are in no contact list of the account, most shared beats first.",
    query: PageQuery,
    response: List(Contact),
    handle: ({ services: { db }, viewer, query }) => listRecommendations(db, viewer, toWindow(query)),
  }),
  operation(recommended, {
    id: "dismissRecommendation",
    method: "DELETE",
    path: "/contacts/recommendations/{contactId}",
    summary: "Stops recommending a contact to the caller.",
    params: Type.Object({ contactId: Id }),
    handle: ({ services: { db, now }, viewer, params }) => dismissRecommendation(db, viewer, params.contactId, now()),
  }),
  operation(common, {
    id: "getContact",
    path: "/contacts/{id}",
    summary: "Returns a contact. Private profiles are reduced to name, picture, job and organization for others.",
    params: IdParams,
    response: Contact,
    handle: ({ services: { db }, viewer, params }) => requireContact(db, viewer, params.id),
  }),
  operation(common, {
    id: "createContact",
    path: "/contacts",
    summary: "Creates a private contact of the caller's account, visible to the users of the account only.",
    body: ContactInput,
    response: Contact,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) =>
      requireContact(db, viewer, await createContact(db, viewer, body, now())),
  }),
  operation(common, {
    id: "importContacts",
    method: "POST",
    path: "/contacts/import",
    summary: "Creates and updates private contacts of the caller's account from a CSV file. Skips and reports rows with errors.",
    multipart: ImportForm,
    status: 201,
    response: ContactImport,
    mayExist: true,
    handle: async ({ services: { db, now }, viewer, request }) => {
      const { file, fields } = await readForm(request, { fileSize: MAX_PER_FILE });
      if (file === null) throw invalidField("csv", fieldError.required("File"));
      const isPreview = fields.get("preview") === "true";
      const result = await importContacts(db, viewer, file, isPreview, now());
      return isPreview ? new ExistingEntity(result) : result;
    },
  }),
  operation(common, {
    id: "updateContact",
    path: "/contacts/{id}",
    summary: "Updates the given fields of a private contact of the caller's account. 403 for other contacts.",
    params: IdParams,
    body: ContactChanges,
    refusals: [403],
    response: Contact,
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      await updateContact(db, viewer, params.id, body, now());
      return requireContact(db, viewer, params.id);
    },
  }),
  operation(common, {
    id: "setDoNotContact",
    method: "PUT",
    path: "/contacts/{id}/doNotContact",
    summary: "Sets whether a contact, registered or private, gets press mails of the caller's account.",
    params: IdParams,
    body: Type.Object({ doNotContact: Type.Boolean() }),
    response: Contact,
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      await setDoNotContact(db, viewer, params.id, body.doNotContact, now());
      return requireContact(db, viewer, params.id);
    },
  }),
  operation(common, {
    id: "deleteContact",
    path: "/contacts/{id}",
    summary: "Deletes a private contact of the caller's account and removes it from all contact lists. 403 for other contacts.",
    params: IdParams,
    refusals: [403],
    handle: ({ services: { db }, viewer, params }) => deleteContact(db, viewer, params.id),
  }),
];
