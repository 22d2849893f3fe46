import Type from "typebox";
import type { Db } from "../db/schema.ts";
import { notFound, requirePermission } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { pageQuery, SlugParams, toWindow } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import { Author } from "../users/schema.ts";
import { invitePeople, listInvited, removePerson } from "./people.ts";
import { requireCommunity, type CommunityRow } from "./read.ts";
import { canEditCommunity } from "./rules.ts";
import { peopleFilters } from "./schema.ts";

const common = { tag: "Communities", assumed: true, params: SlugParams };
const managed = { ...common, refusals: [403], ...loadBy("slug", requireManagedCommunity) } as const;
const ofMember = { ...managed, params: Type.Object({ ...SlugParams.properties, contactId: Id }) } as const;

/** Returns the community if the viewer may manage its people: the creator and platform admins. @throws 403, 404 */
async function requireManagedCommunity(db: Db, viewer: Viewer, slug: string): Promise<CommunityRow> {
  const row = await requireCommunity(db, viewer, slug);
  requirePermission(canEditCommunity(viewer, row));
  return row;
}

export const communityPeopleOperations: Operation[] = [
  operation(managed, {
    id: "inviteToCommunity",
    method: "POST",
    path: "/communities/{slug}/members",
    summary:
      "Invites people to a community. Skips members and people already invited. The creator and platform administrators only.",
    body: Type.Object({ contactIds: Type.Array(Id, { title: "People", description: "Contact ids of the people to invite." }) }),
    handle: ({ services: { db, now }, body, target }) => invitePeople(db, target, body.contactIds, now()),
  }),
  operation(ofMember, {
    id: "removeCommunityMember",
    path: "/communities/{slug}/members/{contactId}",
    summary: "Removes a member or withdraws an invitation. The creator and platform administrators only; 422 for the creator.",
    handle: async ({ services: { db }, params, target: community }) => {
      await removePerson(db, community, params.contactId);
    },
  }),
  operation(common, {
    id: "getCommunityInvitations",
    path: "/communities/{slug}/invitations",
    summary:
      "Lists people who are invited and have not joined, by name. The creator and platform administrators only; 404 for others.",
    query: pageQuery(peopleFilters),
    response: List(Author),
    ...loadBy("slug", requireCommunity),
    handle: async ({ services: { db }, viewer, query, target: community }) => {
      if (!canEditCommunity(viewer, community)) {
        // The list of invited people is hidden from other users.
        throw notFound();
      }
      return listInvited(db, community.id, query, toWindow(query));
    },
  }),
];
