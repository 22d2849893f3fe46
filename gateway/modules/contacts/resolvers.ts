import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { property } from "../../graph/property.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { present } from "../lists.ts";
import { decide } from "../permissions/policy.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { writerOfAccount } from "../permissions/rules.ts";
import type { Payload } from "../mutation.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { actorOf } from "../session/viewer.ts";
import { changedIn, nullIfNotFound, readById, type Nodes } from "../store.ts";
import { socialsOf } from "../users/socials.ts";
import { mutations, type ListChange } from "./changes.ts";
import { contactListPolicy, contactPolicy } from "./policy.ts";
import { allContacts, contactLists, contacts, membersOf, ownLists, recommendations } from "./store.ts";

/** Null when the plan does not include the module; the REST API then answers 404. */
const pageOf = async <Item>(list: OffsetList<Item>, page: ConnectionArguments): Promise<Connection<Item> | null> =>
  nullIfNotFound(connect(list, page));

const contactId = (id: number): string => encodeId("Contact", id);
const listId = (id: number): string => encodeId("ContactList", id);

/** The contact after the change. */
const contact = changedIn(contacts);
const contactList = changedIn(contactLists);
const concerned = ({ result }: Payload<ListChange>, _arguments: object, context: Context) =>
  result && present(result.contactIds.map((id) => contacts(context).get(id)));

export const resolvers: Resolvers = {
  Query: {
    contact: (_query, { databaseId }, context, info) => prefetchViewer(context, info, contacts(context).get(databaseId)),
    contacts: (_query, { query: q, type, beatIds: beats, country, outletId, companyId, role, ...page }, context, info) => {
      const filter = { q, type, beats, country, outletId: outletId?.databaseId, companyId: companyId?.databaseId, role };
      return prefetchViewer(context, info, pageOf(allContacts(context, filter), page));
    },
    contactList: (_query, { databaseId }, context, info) => prefetchViewer(context, info, contactLists(context).get(databaseId)),
  },
  Viewer: {
    contactLists: ({ authenticated }, { query = null, ...page }, context) =>
      authenticated ? pageOf(ownLists(context, query), page) : null,
    recommendedContacts: ({ authenticated }, page, context) => (authenticated ? pageOf(recommendations(context), page) : null),
    keepContacts: (_viewer, _arguments, context) => andThen(actorOf(context), (actor) => decide(writerOfAccount, actor, null)),
  },
  Mutation: mutations,
  Contact: {
    id: ({ id }) => contactId(id),
    jobTitle: property("job"),
    socials: ({ social }) => socialsOf(social),
    lists: ({ listIds }, _arguments, context) => present(listIds.map((id) => contactLists(context).get(id))),
    permissions: (subject, _arguments, context) => rightsOf(context, "ContactPermissions", contactPolicy, subject),
  },
  ContactPermissions: rightFields("edit", "delete", "list", "markDoNotContact", "message"),
  ContactList: {
    id: ({ id }) => listId(id),
    contacts: ({ id }, { query = null, ...page }, context) => pageOf(membersOf(context, id, query), page),
    permissions: (subject, _arguments, context) => rightsOf(context, "ContactListPermissions", contactListPolicy, subject),
  },
  ContactListPermissions: rightFields("edit", "delete"),
  CreateContactPayload: { contact },
  UpdateContactPayload: { contact },
  SetDoNotContactPayload: { contact },
  DeleteContactPayload: { deletedContactId: ({ result }) => result && contactId(result.id) },
  DismissRecommendationPayload: { dismissedContactId: ({ result }) => result && contactId(result.id) },
  CreateContactListPayload: { contactList, contacts: concerned },
  UpdateContactListPayload: { contactList },
  DeleteContactListPayload: { deletedContactListId: ({ result }) => result && listId(result.id) },
  AddToContactListPayload: { contactList, contacts: concerned },
  RemoveFromContactListPayload: {
    contactList,
    contact: ({ result }, _arguments, context) => contacts(context).get(result?.contactIds[0] ?? 0),
    removedContactId: ({ result }) => result && contactId(result.contactIds[0] ?? 0),
  },
};

export const nodes: Nodes = { Contact: readById(contacts), ContactList: readById(contactLists) };
