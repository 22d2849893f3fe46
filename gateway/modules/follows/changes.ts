import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { setFollow, type FollowedKind } from "../../rest/follows.ts";
import { companyPermission } from "../companies/store.ts";
import { change } from "../mutation.ts";
import { changeOrExplain } from "../permissions/permit.ts";
import { profilePermission } from "../users/store.ts";

/** A changed follow. */
export interface SetFollowResult {
  readonly kind: FollowedKind;
  readonly slug: string;
}

/** The permission fields of the types that can be followed. */
const permissions = { User: profilePermission, Company: companyPermission };

export const mutations: MutationResolvers = {
  /** Sets the given state and does not toggle it; idempotent. */
  setFollow: async (_mutation, { input }, context) => {
    const { type: kind, key } = input.subjectId;
    const slug = typeof key === "string" ? key : key.slug;
    return change(context, input, async () => {
      await changeOrExplain(
        context,
        () => permissions[kind](context, slug, "follow"),
        () => setFollow(context.rest, kind, slug, input.followed),
      );
      return { kind, slug };
    });
  },
};
