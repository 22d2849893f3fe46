import type { Rest } from "./client.ts";
import type { Contact, ContactList } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a contact that the caller has access to. */
export const readContact = (rest: Rest, id: number): Promise<Contact> => rest.read("getContact", { params: { id } });

/** Reads those of the contacts that the caller has access to. */
export const readContacts = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Contact>> =>
  readBulk(rest, "getContacts", { query: { ids } });

/** Reads a contact list of the caller's account. */
export const readContactList = (rest: Rest, id: number): Promise<ContactList> => rest.read("getContactList", { params: { id } });

/** Reads those of the lists that belong to the caller's account. */
export const readContactLists = (rest: Rest, ids: readonly number[]): Promise<BulkResult<ContactList>> =>
  readBulk(rest, "getContactLists", { query: { ids } });
