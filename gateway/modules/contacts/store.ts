import type { GraphQLResolveInfo } from "graphql";
import type { Contact, ContactList } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import { referOrRead } from "../../graph/identity.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { readBulk } from "../../rest/bulk.ts";
import type { Query } from "../../rest/client.ts";
import { listOf } from "../lists.ts";
import { storeById } from "../store.ts";

/** The operation's store of contacts. */
export const contacts = storeById(
  (rest, id) => rest.read("getContact", { params: { id } }),
  (rest, ids) => readBulk(rest, "getContacts", { query: { ids } }),
);

/** The operation's store of contact lists. */
export const contactLists = storeById(
  (rest, id) => rest.read("getContactList", { params: { id } }),
  (rest, ids) => readBulk(rest, "getContactLists", { query: { ids } }),
);

/** A contact list, read only where the operation selects more of it than its id; null when it no longer exists. */
export const referredContactList = (id: number, context: Context, info: GraphQLResolveInfo): MaybePromise<ContactList | null> =>
  referOrRead<ContactList>(info, { id }, () => contactLists(context).get(id));

export const allContacts = (context: Context, filter: Query<"getContacts">): OffsetList<Contact> =>
  listOf((slice) => context.rest.list("getContacts", { query: { ...slice, ...filter } }), contacts(context));

export const recommendations = (context: Context): OffsetList<Contact> =>
  listOf((slice) => context.rest.list("getRecommendations", { query: slice }), contacts(context));

export const membersOf = (context: Context, listId: number, query: string | null): OffsetList<Contact> =>
  listOf(
    (slice) => context.rest.list("getContactListContacts", { params: { id: listId }, query: { ...slice, q: query } }),
    contacts(context),
  );

export const ownLists = (context: Context, query: string | null): OffsetList<ContactList> =>
  listOf((slice) => context.rest.list("getContactLists", { query: { ...slice, q: query } }), contactLists(context));
