import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/connections.ts";
import type { Page } from "../../rest/client.ts";
import {
  listContactLists,
  listContacts,
  listMembers,
  listRecommendations,
  readContact,
  readContactList,
  readContactLists,
  readContacts,
  type ContactFilter,
} from "../../rest/contacts.ts";
import type { Slice } from "../../rest/discussions.ts";
import { toWindow } from "../lists.ts";
import type { ContactListModel, ContactModel } from "../models.ts";
import { storePerOperation, type Store } from "../store.ts";

/** The contacts within one operation. */
export const contacts = storePerOperation<number, ContactModel>(({ rest }) => ({
  one: (id) => readContact(rest, id),
  many: (ids) => readContacts(rest, ids),
  keyOf: ({ id }) => id,
}));

/** The lists of contacts within one operation. */
export const contactLists = storePerOperation<number, ContactListModel>(({ rest }) => ({
  one: (id) => readContactList(rest, id),
  many: (ids) => readContactLists(rest, ids),
  keyOf: ({ id }) => id,
}));

/** What a page held need not be asked for again. */
function listOf<Item extends { readonly id: number }>(
  store: Store<number, Item>,
  read: (slice: Slice) => Promise<Page<Item>>,
): OffsetList<Item> {
  return {
    identify: ({ id }) => String(id),
    read: async (offset, limit) => {
      const page = await read({ offset, limit });
      for (const item of page.items) store.put(item.id, item);
      return toWindow(page);
    },
  };
}

/** */
export const allContacts = (context: Context, filter: ContactFilter): OffsetList<ContactModel> =>
  listOf(contacts(context), (slice) => listContacts(context.rest, filter, slice));

/** */
export const recommendations = (context: Context): OffsetList<ContactModel> =>
  listOf(contacts(context), (slice) => listRecommendations(context.rest, slice));

/** */
export const membersOf = (context: Context, listId: number, query: string | null): OffsetList<ContactModel> =>
  listOf(contacts(context), (slice) => listMembers(context.rest, listId, query, slice));

/** */
export const ownLists = (context: Context, query: string | null): OffsetList<ContactListModel> =>
  listOf(contactLists(context), (slice) => listContactLists(context.rest, query, slice));
