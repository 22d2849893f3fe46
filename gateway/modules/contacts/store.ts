import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { getReferenced } from "../../graph/references.ts";
import { readBulk } from "../../rest/bulk.ts";
import type { Query } from "../../rest/client.ts";
import type { Contact, ContactList } from "../../rest/generated/contract.ts";
import { createList } from "../lists.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of contacts. */
export const contacts = createStoreById(
  (rest, id) => rest.read("getContact", { params: { id } }),
  (rest, ids) => readBulk(rest, "getContacts", { query: { ids } }),
);

/** The operation's store of contact lists. */
export const contactLists = createStoreById(
  (rest, id) => rest.read("getContactList", { params: { id } }),
  (rest, ids) => readBulk(rest, "getContactLists", { query: { ids } }),
);

/** A contact list, read only where the operation selects more of it than its id; null when it no longer exists. */
export const getReferencedContactList = (
  id: number,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<ContactList | null> => getReferenced<ContactList>(info, { id }, () => contactLists(context).get(id));

export const listContacts = (context: Context, filter: Query<"getContacts">): OffsetList<Contact> =>
  createList((slice) => context.rest.list("getContacts", { query: { ...slice, ...filter } }), contacts(context));

export const listRecommendations = (context: Context): OffsetList<Contact> =>
  createList((slice) => context.rest.list("getRecommendations", { query: slice }), contacts(context));

export const listMembers = (context: Context, listId: number, query: string | null): OffsetList<Contact> =>
  createList(
    (slice) => context.rest.list("getContactListContacts", { params: { id: listId }, query: { ...slice, q: query } }),
    contacts(context),
  );

export const listContactLists = (context: Context, query: string | null): OffsetList<ContactList> =>
  createList((slice) => context.rest.list("getContactLists", { query: { ...slice, q: query } }), contactLists(context));
