import type { CommunityCandidateModel, CommunityMemberModel, CommunityModel } from "./models.ts";
import type { Author } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readInvited, readJoined } from "../../rest/communities.ts";
import { decide } from "../permissions/policy.ts";
import { rightsOf } from "../permissions/rights.ts";
import { actorOf } from "../session/viewer.ts";
import { findCandidates } from "../users/mentions.ts";
import { invitationsTo } from "./lists.ts";
import { invitationRules, memberPolicy, type CommunityMemberPermissionsModel } from "./policy.ts";
import { communities, fullCommunity } from "./store.ts";

/** Null for viewers who may not manage the members. */
function forManagers<Value>(
  context: Context,
  community: CommunityModel,
  read: (slug: string) => MaybePromise<Value>,
): MaybePromise<Value | null> {
  return andThen(fullCommunity(context, community), (full) =>
    andThen(actorOf(context), (actor) =>
      full !== null && decide(invitationRules, actor, full).allowed ? read(full.slug) : null,
    ),
  );
}

/** The people who are invited and have not joined. */
export const invitations = (
  context: Context,
  community: CommunityModel,
  query: string | null,
  page: ConnectionArguments,
): MaybePromise<Connection<Author> | null> =>
  forManagers(context, community, (slug) => connect(invitationsTo(context, slug, query), page));

/** People found by part of their name, with their relation to the community; those who can be invited first. */
export const candidates = (
  context: Context,
  community: CommunityModel,
  query: string,
  first: number,
): MaybePromise<CommunityCandidateModel[] | null> =>
  forManagers(context, community, (slug) =>
    findCandidates(
      context,
      { query, first },
      async (people) => {
        const ids = people.map(({ id }) => id);
        const [joined, invited] = await Promise.all([readJoined(context.rest, slug, ids), readInvited(context.rest, slug, ids)]);
        return people.map((person) => ({ person, isJoined: joined.has(person.id), isInvited: invited.has(person.id) }));
      },
      ({ isJoined, isInvited }) => !isJoined && !isInvited,
    ),
  );

/** The viewer's permissions on a membership. */
export const rightsToMember = (
  { communitySlug, author }: CommunityMemberModel,
  context: Context,
): MaybePromise<CommunityMemberPermissionsModel | null> =>
  andThen(
    communities(context).get(communitySlug),
    (community) =>
      community && rightsOf(context, "CommunityMemberPermissions", memberPolicy, { community, contactId: author.id }),
  );
