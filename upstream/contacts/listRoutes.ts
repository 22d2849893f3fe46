import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, pageOfRequested, pageQuery, q, toWindow } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { Contact } from "../users/schema.ts";
import {
  addMembers,
  createList,
  deleteList,
  listLists,
  listMembers,
  loadLists,
  removeMember,
  requireList,
  updateList,
} from "./lists.ts";
import { ContactList, ContactListChanges, ContactListInput } from "./schema.ts";

const common = { tag: "Contact lists", assumed: true, modules: ["contacts"] } as const;
const commonById = { ...common, params: IdParams } as const;

export const contactListOperations: Operation[] = [
  operation(common, {
    id: "getContactLists",
    path: "/contactLists",
    summary: "Lists the contact lists of the caller's account, by name. Empty for callers without an account.",
    query: pageQuery({ ids, q }),
    response: List(ContactList),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listLists(db, viewer, query.q, toWindow(query))
        : pageOfRequested(query.ids, await loadLists(db, viewer, query.ids)),
  }),
  operation(commonById, {
    id: "getContactList",
    path: "/contactLists/{id}",
    summary: "Returns a contact list of the caller's account.",
    response: ContactList,
    handle: ({ services: { db }, viewer, params }) => requireList(db, viewer, params.id),
  }),
  operation(common, {
    id: "createContactList",
    path: "/contactLists",
    summary: "Creates a contact list of the caller's account, optionally with contacts.",
    body: ContactListInput,
    response: ContactList,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) => requireList(db, viewer, await createList(db, viewer, body, now())),
  }),
  operation(commonById, {
    id: "updateContactList",
    path: "/contactLists/{id}",
    summary: "Updates the given fields of a contact list.",
    body: ContactListChanges,
    response: ContactList,
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      await updateList(db, viewer, params.id, body, now());
      return requireList(db, viewer, params.id);
    },
  }),
  operation(commonById, {
    id: "deleteContactList",
    path: "/contactLists/{id}",
    summary: "Deletes a contact list and turns off the channels that send to it. Its contacts are kept.",
    handle: ({ services: { db }, viewer, params }) => deleteList(db, viewer, params.id),
  }),
  operation(commonById, {
    id: "getContactListContacts",
    path: "/contactLists/{id}/contacts",
    summary: "Lists the contacts of a contact list, by name.",
    query: pageQuery({ q }),
    response: List(Contact),
    handle: ({ services: { db }, viewer, params, query }) => listMembers(db, viewer, params.id, query.q, toWindow(query)),
  }),
  operation(commonById, {
    id: "addToContactList",
    path: "/contactLists/{id}/contacts",
    summary: "Adds contacts to a contact list. Skips those already in it.",
    body: Type.Object({ contactIds: Type.Array(Id, { title: "Contacts" }) }),
    response: ContactList,
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      await addMembers(db, viewer, params.id, body.contactIds, now());
      return requireList(db, viewer, params.id);
    },
  }),
  operation(common, {
    id: "removeFromContactList",
    path: "/contactLists/{id}/contacts/{contactId}",
    summary: "Removes a contact from a contact list.",
    params: Type.Object({ id: Id, contactId: Id }),
    handle: ({ services: { db, now }, viewer, params }) => removeMember(db, viewer, params.id, params.contactId, now()),
  }),
];
