import type { GraphQLSchema } from "graphql";
import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { readProperty } from "../../graph/property.ts";
import { collectExisting } from "../lists.ts";
import { createPayloadResolvers, type Payload } from "../mutation.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { getPermissionByRules } from "../permissions/requirePermission.ts";
import { accountWriterRules } from "../permissions/rules.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { reloadFrom, nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { toSocialProfiles } from "../users/socials.ts";
import { mutations, type ListChange } from "./changes.ts";
import { contactListPolicy, contactPolicy } from "./policy.ts";
import { listContacts, contactLists, contacts, listMembers, listContactLists, listRecommendations } from "./store.ts";

/** Null when the plan does not include the module; the REST API then responds with 404. */
const readPage = async <Item>(list: OffsetList<Item>, page: ConnectionArguments): Promise<Connection<Item> | null> =>
  nullIfNotFound(connect(list, page));

const toContactId = (id: number): string => encodeId("Contact", id);
const toListId = (id: number): string => encodeId("ContactList", id);

const changedContacts = ({ result }: Payload<ListChange>, _arguments: object, context: Context) =>
  result && collectExisting(result.contactIds.map((id) => contacts(context).get(id)));

export const resolvers: Resolvers = {
  Query: {
    contact: (_query, { databaseId }, context, info) => prefetchViewer(context, info, contacts(context).get(databaseId)),
    contacts: (_query, { query: q, type, beatIds: beats, country, outletId, companyId, role, ...page }, context, info) => {
      const filter = { q, type, beats, country, outletId: outletId?.databaseId, companyId: companyId?.databaseId, role };
      return prefetchViewer(context, info, readPage(listContacts(context, filter), page));
    },
    contactList: (_query, { databaseId }, context, info) => prefetchViewer(context, info, contactLists(context).get(databaseId)),
  },
  Viewer: {
    contactLists: ({ authenticated }, { query = null, ...page }, context) =>
      authenticated ? readPage(listContactLists(context, query), page) : null,
    recommendedContacts: ({ authenticated }, page, context) =>
      authenticated ? readPage(listRecommendations(context), page) : null,
    keepContacts: (_viewer, _arguments, context) => getPermissionByRules(context, accountWriterRules),
  },
  Mutation: mutations,
  Contact: {
    id: ({ id }) => toContactId(id),
    jobTitle: readProperty("job"),
    socials: ({ social }) => toSocialProfiles(social),
    lists: ({ listIds }, _arguments, context) => collectExisting(listIds.map((id) => contactLists(context).get(id))),
    permissions: createPermissionsResolver("ContactPermissions", contactPolicy),
  },
  ContactList: {
    id: ({ id }) => toListId(id),
    contacts: ({ id }, { query = null, ...page }, context) => readPage(listMembers(context, id, query), page),
    permissions: createPermissionsResolver("ContactListPermissions", contactListPolicy),
  },
  DeleteContactPayload: { deletedContactId: ({ result }) => result && toContactId(result.id) },
  DismissRecommendationPayload: { dismissedContactId: ({ result }) => result && toContactId(result.id) },
  CreateContactListPayload: { contacts: changedContacts },
  DeleteContactListPayload: { deletedContactListId: ({ result }) => result && toListId(result.id) },
  AddToContactListPayload: { contacts: changedContacts },
  RemoveFromContactListPayload: {
    contact: ({ result }, _arguments, context) => contacts(context).get(result?.contactIds[0] ?? 0),
    removedContactId: ({ result }) => result && toContactId(result.contactIds[0] ?? 0),
  },
};

export function addResolvers(schema: GraphQLSchema): void {
  createPayloadResolvers("Contact", reloadFrom(contacts))(schema);
  createPayloadResolvers("ContactList", reloadFrom(contactLists))(schema);
}

export const nodes: Nodes = { Contact: createReadById(contacts), ContactList: createReadById(contactLists) };
