import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { setFollow, type FollowedKind } from "../../rest/follows.ts";
import { getCompanyPermission } from "../companies/store.ts";
import { change } from "../mutation.ts";
import { changeWithDenialReason } from "../permissions/requirePermission.ts";
import { getProfilePermission } from "../users/store.ts";

/** A changed follow. */
export interface SetFollowResult {
  readonly kind: FollowedKind;
  readonly slug: string;
}

/** The permission fields of the types that can be followed. */
const permissions = { User: getProfilePermission, Company: getCompanyPermission };

export const mutations: MutationResolvers = {
  /** Sets the given state and does not toggle it; idempotent. */
  setFollow: async (_mutation, { input }, context) => {
    const { type: kind, key } = input.subjectId;
    const slug = typeof key === "string" ? key : key.slug;
    return change(context, input, async () => {
      await changeWithDenialReason(
        context,
        () => permissions[kind](context, slug, "follow"),
        () => setFollow(context.rest, kind, slug, input.followed),
      );
      return { kind, slug };
    });
  },
};
