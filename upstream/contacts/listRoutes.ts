import Type from "typebox";
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
import { operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, pageOfRequested, pageQuery, q, windowOf } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { ContactList, ContactListChanges, ContactListInput } from "./schema.ts";
import { Contact } from "../users/schema.ts";

const common = { tag: "Contact lists", assumed: true, modules: ["contacts"] } as const;
const commonById = { ...common, access: "writer", params: IdParams } as const;

export const contactListOperations: Operation[] = [
  operation({
    ...common,
    id: "getContactLists",
    method: "GET",
    path: "/contactLists",
    summary: "Lists the contact lists of the caller's account, by name. Empty for callers without an account.",
    access: "user",
    query: pageQuery({ ids, q }),
    status: 200,
    answer: List(ContactList),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listLists(db, viewer, query.q, windowOf(query))
        : pageOfRequested(query.ids, await loadLists(db, viewer, query.ids)),
  }),
  operation({
    ...common,
    id: "getContactList",
    method: "GET",
    path: "/contactLists/{id}",
    summary: "Returns a contact list of the caller's account.",
    access: "user",
    params: IdParams,
    status: 200,
    answer: ContactList,
    handle: ({ services: { db }, viewer, params }) => requireList(db, viewer, params.id),
  }),
  operation({
    ...common,
    id: "createContactList",
    method: "POST",
    path: "/contactLists",
    summary: "Creates a contact list of the caller's account, optionally with contacts.",
    access: "writer",
    body: ContactListInput,
    status: 201,
    answer: ContactList,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) => requireList(db, viewer, await createList(db, viewer, body, now())),
  }),
  operation({
    ...commonById,
    id: "updateContactList",
    method: "PATCH",
    path: "/contactLists/{id}",
    summary: "Updates the given fields of a contact list.",
    body: ContactListChanges,
    status: 200,
    answer: ContactList,
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      await updateList(db, viewer, params.id, body, now());
      return requireList(db, viewer, params.id);
    },
  }),
  operation({
    ...commonById,
    id: "deleteContactList",
    method: "DELETE",
    path: "/contactLists/{id}",
    summary: "Deletes a contact list. Its contacts are kept.",
    status: 204,
    handle: ({ services: { db }, viewer, params }) => deleteList(db, viewer, params.id),
  }),
  operation({
    ...common,
    id: "getContactListContacts",
    method: "GET",
    path: "/contactLists/{id}/contacts",
    summary: "Lists the contacts of a contact list, by name.",
    access: "user",
    params: IdParams,
    query: pageQuery({ q }),
    status: 200,
    answer: List(Contact),
    handle: ({ services: { db }, viewer, params, query }) => listMembers(db, viewer, params.id, query.q, windowOf(query)),
  }),
  operation({
    ...commonById,
    id: "addToContactList",
    method: "POST",
    path: "/contactLists/{id}/contacts",
    summary: "Adds contacts to a contact list. Skips those already in it.",
    body: Type.Object({ contactIds: Type.Array(Id, { title: "Contacts" }) }),
    status: 200,
    answer: ContactList,
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      await addMembers(db, viewer, params.id, body.contactIds, now());
      return requireList(db, viewer, params.id);
    },
  }),
  operation({
    ...commonById,
    id: "removeFromContactList",
    method: "DELETE",
    path: "/contactLists/{id}/contacts/{contactId}",
    summary: "Removes a contact from a contact list.",
    params: Type.Object({ id: Id, contactId: Id }),
    status: 204,
    handle: ({ services: { db, now }, viewer, params }) => removeMember(db, viewer, params.id, params.contactId, now()),
  }),
];
