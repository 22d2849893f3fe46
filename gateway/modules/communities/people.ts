import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readInvitedPeople, readJoinedPeople } from "../../rest/communities.ts";
import type { Author } from "../../rest/generated/contract.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";
import { findCandidates } from "../users/mentions.ts";
import { listInvitations } from "./lists.ts";
import type { CommunityCandidateModel, CommunityMemberModel, CommunityModel } from "./models.ts";
import { invitationRules, memberPolicy } from "./policy.ts";
import { communities, readFullCommunity } from "./store.ts";

/** The people who are invited and have not joined. */
export const readInvitations = (
  context: Context,
  community: CommunityModel,
  query: string | null,
  page: ConnectionArguments,
): MaybePromise<Connection<Author> | null> =>
  readIfAllowed(context, invitationRules, readFullCommunity(context, community), ({ slug }) =>
    connect(listInvitations(context, slug, query), page),
  );

/** People found by part of their name, with their relation to the community; those who can be invited first. */
export const readCandidates = (
  context: Context,
  community: CommunityModel,
  query: string,
  first: number,
): MaybePromise<CommunityCandidateModel[] | null> =>
  readIfAllowed(context, invitationRules, readFullCommunity(context, community), ({ slug }) =>
    findCandidates(
      context,
      { query, first },
      async (people) => {
        const ids = people.map(({ id }) => id);
        const [joined, invited] = await Promise.all([
          readJoinedPeople(context.rest, slug, ids),
          readInvitedPeople(context.rest, slug, ids),
        ]);
        return people.map((person) => ({ person, isJoined: joined.has(person.id), isInvited: invited.has(person.id) }));
      },
      ({ isJoined, isInvited }) => !isJoined && !isInvited,
    ),
  );

/** The viewer's permissions on a membership. */
export const getMemberPermissions = ({ communitySlug, author }: CommunityMemberModel, context: Context) =>
  andThen(
    communities(context).get(communitySlug),
    (community) =>
      community &&
      createPermissionsParent(context, "CommunityMemberPermissions", memberPolicy, { community, contactId: author.id }),
  );
