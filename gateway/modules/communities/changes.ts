import { personFields } from "../../errors.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { createCommunity } from "../../rest/communities.ts";
import { createChange } from "../mutation.ts";
import { requireFound, changeWithDenialReason, getPermission, requirePermission } from "../permissions/requirePermission.ts";
import { getViewerPermission } from "../session/policy.ts";
import { clearViewer } from "../session/viewer.ts";
import { communityPolicy, memberPolicy } from "./policy.ts";
import { communities } from "./store.ts";

/** A community that was created or changed, or whose memberships or invitations changed. */
export interface ChangedCommunity {
  readonly slug: string;
}

const changeNamed = createChange({ country: "countryId", ...personFields });

export const mutations: MutationResolvers = {
  /** Sets the given state and does not toggle it; idempotent. */
  setMembership: (_mutation, { input }, context) =>
    changeNamed(context, input, async () => {
      const { slug } = input.communityId;
      await changeWithDenialReason(
        context,
        () => getPermission(context, communities(context).get(slug), communityPolicy, input.joined ? "join" : "leave"),
        () => context.rest.write("joinCommunity", { params: { slug }, body: { status: input.joined } }),
      );
      // The viewer's list of communities has changed as well.
      clearViewer(context);
      return { slug };
    }),
  createCommunity: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, countryId, slug: newSlug, ...fields } = input;
    return changeNamed(context, input, async () => {
      const body = {
        ...fields,
        country: countryId,
        newSlug,
      };
      const { slug } = await changeWithDenialReason(
        context,
        () => getViewerPermission(context, "createCommunity"),
        () => createCommunity(context.rest, body, idempotencyKey),
      );
      clearViewer(context);
      return { slug };
    });
  },
  /** Omitted fields stay unchanged. */
  updateCommunity: async (_mutation, { input }, context) => {
    const { clientMutationId: _, communityId, countryId, name, type, slug: newSlug, ...fields } = input;
    const { slug: previousSlug } = communityId;
    return changeNamed(context, input, async () => {
      const body = {
        ...fields,
        country: countryId,
        // Required fields cannot be cleared; null counts as omitted.
        name: name ?? undefined,
        type: type ?? undefined,
        newSlug: newSlug ?? undefined,
      };
      const { slug } = await changeWithDenialReason(
        context,
        () => getPermission(context, communities(context).get(previousSlug), communityPolicy, "edit"),
        () => context.rest.write("updateCommunity", { params: { slug: previousSlug }, body }),
      );
      clearViewer(context);
      return { slug };
    });
  },
  inviteToCommunity: (_mutation, { input }, context) =>
    changeNamed(context, input, async () => {
      const { slug } = input.communityId;
      await requirePermission(context, communities(context).get(slug), communityPolicy, "manageMembers");
      await context.rest.write("inviteToCommunity", { params: { slug }, body: { contactIds: input.personIds } });
      return { slug };
    }),
  removeCommunityMember: (_mutation, { input }, context) =>
    changeNamed(context, input, async () => {
      const { slug } = input.communityId;
      const community = await requireFound(communities(context).get(slug));
      await requirePermission(context, { community, contactId: input.personId }, memberPolicy, "remove");
      await context.rest.write("removeCommunityMember", { params: { slug, contactId: input.personId } });
      // The removed person may be the viewer.
      clearViewer(context);
      return { slug };
    }),
};

/** The results of mutations on communities. */
export type CommunityResult = ChangedCommunity;
