import Type from "typebox";
import type { Reader } from "../session/reader.ts";
import type { Db } from "../db/connect.ts";
import { forbidden, notFound } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { contactIds, pageQuery, q, SlugParams, windowOf } from "../http/paging.ts";
import { mayEditCommunity } from "./rules.ts";
import { Id, List } from "../http/schema.ts";
import { Author } from "../users/schema.ts";
import { requireCommunity, type CommunityRow } from "./read.ts";
import { invitePeople, listInvited, removePerson } from "./people.ts";

const common = { tag: "Communities", assumed: true, params: SlugParams };

/** Returns the community if the reader may manage its people: the creator and platform admins. @throws 403, 404 */
async function requireManaged(db: Db, reader: Reader, slug: string): Promise<CommunityRow> {
  const row = await requireCommunity(db, reader, slug);
  if (!mayEditCommunity(reader, row)) {
    throw forbidden();
  }
  return row;
}

export const communityPeopleOperations: Operation[] = [
  operation({
    ...common,
    id: "inviteToCommunity",
    method: "POST",
    path: "/communities/{slug}/members",
    summary:
      "Invites people to a community. Skips members and people already invited. The creator and platform administrators only.",
    access: "writer",
    refusals: [403],
    body: Type.Object({ contactIds: Type.Array(Id, { title: "People", description: "Contact ids of the people to invite." }) }),
    status: 204,
    handle: async ({ services: { db, now }, reader, params, body }) =>
      invitePeople(db, await requireManaged(db, reader, params.slug), body.contactIds, now()),
  }),
  operation({
    ...common,
    id: "removeCommunityMember",
    method: "DELETE",
    path: "/communities/{slug}/members/{contactId}",
    summary: "Removes a member or withdraws an invitation. The creator and platform administrators only; 422 for the creator.",
    access: "writer",
    refusals: [403],
    params: Type.Object({ ...SlugParams.properties, contactId: Id }),
    status: 204,
    handle: async ({ services: { db }, reader, params }) => {
      const community = await requireManaged(db, reader, params.slug);
      await removePerson(db, community, params.contactId);
    },
  }),
  operation({
    ...common,
    id: "getCommunityInvitations",
    method: "GET",
    path: "/communities/{slug}/invitations",
    summary:
      "Lists people who are invited and have not joined, by name. The creator and platform administrators only; 404 for others.",
    access: "user",
    query: pageQuery({ q, contactIds: contactIds("Restricts the list to these people.") }),
    status: 200,
    answer: List(Author),
    handle: async ({ services: { db }, reader, params, query }) => {
      const community = await requireCommunity(db, reader, params.slug);
      if (!mayEditCommunity(reader, community)) {
        // The list of invited people is hidden from other users.
        throw notFound();
      }
      return listInvited(db, community.id, query, windowOf(query));
    },
  }),
];
