import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Contact, ContactList, ContactRole } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a contact that the caller has access to. */
export const readContact = (rest: Rest, id: number): Promise<Contact> => rest.read("getContact", { params: { id } });

/** Reads those of the contacts that the caller has access to. */
export const readContacts = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Contact>> =>
  readBulk(rest, "getContacts", { query: { ids: [...ids] } });

export interface ContactFilter {
  readonly query: string | null;
  readonly type: Contact["type"] | null;
  /** Ids of beats, of which one must match. */
  readonly beats: readonly number[] | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly outletId: number | null;
  readonly companyId: number | null;
  readonly role: ContactRole | null;
}

/** People and companies that the caller may contact, by name. */
export const listContacts = (
  rest: Rest,
  { query, type, beats, country, outletId, companyId, role }: ContactFilter,
  slice: Slice,
): Promise<Page<Contact>> =>
  rest.list("getContacts", {
    query: {
      ...slice,
      ...(query === null ? {} : { q: query }),
      ...(type === null ? {} : { type }),
      ...(beats === null ? {} : { beats: [...beats] }),
      ...(country === null ? {} : { country }),
      ...(outletId === null ? {} : { outletId }),
      ...(companyId === null ? {} : { companyId }),
      ...(role === null ? {} : { role }),
    },
  });

/** Recommended contacts that are in none of the caller's lists. */
export const listRecommendations = (rest: Rest, slice: Slice): Promise<Page<Contact>> =>
  rest.list("getRecommendations", { query: { ...slice } });

export const dismissRecommendation = (rest: Rest, contactId: number): Promise<undefined> =>
  rest.write("dismissRecommendation", { params: { contactId } });

type ContactBody = NonNullable<Input<"createContact">["body"]>;
type ContactChangesBody = NonNullable<Input<"updateContact">["body"]>;

/** @param idempotencyKey one per user action; generated when missing */
export const createContact = (rest: Rest, body: ContactBody, idempotencyKey: string | null): Promise<Contact> =>
  rest.write("createContact", { body }, { idempotencyKey });

export const updateContact = (rest: Rest, id: number, body: ContactChangesBody): Promise<Contact> =>
  rest.write("updateContact", { params: { id }, body });

/** Sets whether the contact is excluded from press e-mails of the caller's account. */
export const setDoNotContact = (rest: Rest, id: number, doNotContact: boolean): Promise<Contact> =>
  rest.write("setDoNotContact", { params: { id }, body: { doNotContact } });

export const deleteContact = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteContact", { params: { id } });

/** Reads a contact list of the caller's account. */
export const readContactList = (rest: Rest, id: number): Promise<ContactList> => rest.read("getContactList", { params: { id } });

/** Reads those of the lists that belong to the caller's account. */
export const readContactLists = (rest: Rest, ids: readonly number[]): Promise<BulkResult<ContactList>> =>
  readBulk(rest, "getContactLists", { query: { ids: [...ids] } });

const search = (query: string | null) => (query === null ? {} : { q: query });

/** The contact lists of the caller's account, by name. */
export const listContactLists = (rest: Rest, query: string | null, slice: Slice): Promise<Page<ContactList>> =>
  rest.list("getContactLists", { query: { ...slice, ...search(query) } });

/** The contacts in a list, by name. */
export const listMembers = (rest: Rest, id: number, query: string | null, slice: Slice): Promise<Page<Contact>> =>
  rest.list("getContactListContacts", { params: { id }, query: { ...slice, ...search(query) } });

type ListBody = NonNullable<Input<"createContactList">["body"]>;
type ListChangesBody = NonNullable<Input<"updateContactList">["body"]>;

/** @param idempotencyKey one per user action; generated when missing */
export const createContactList = (rest: Rest, body: ListBody, idempotencyKey: string | null): Promise<ContactList> =>
  rest.write("createContactList", { body }, { idempotencyKey });

export const updateContactList = (rest: Rest, id: number, body: ListChangesBody): Promise<ContactList> =>
  rest.write("updateContactList", { params: { id }, body });

export const deleteContactList = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("deleteContactList", { params: { id } });

export const addToContactList = (rest: Rest, id: number, contactIds: readonly number[]): Promise<ContactList> =>
  rest.write("addToContactList", { params: { id }, body: { contactIds: [...contactIds] } });

export const removeFromContactList = (rest: Rest, id: number, contactId: number): Promise<undefined> =>
  rest.write("removeFromContactList", { params: { id, contactId } });
