import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { getCompanyPermission } from "../companies/store.ts";
import { change } from "../mutation.ts";
import { changeWithDenialReason } from "../permissions/requirePermission.ts";
import { getProfilePermission } from "../users/store.ts";

/** The calls and permission fields of the types that can be followed. */
const calls = { User: "followUser", Company: "followCompany" } as const;
const permissions = { User: getProfilePermission, Company: getCompanyPermission };

/** A changed follow. */
export interface SetFollowResult {
  readonly kind: keyof typeof calls;
  readonly slug: string;
}

export const mutations: MutationResolvers = {
  /** Sets the given state and does not toggle it; idempotent. */
  setFollow: async (_mutation, { input }, context) => {
    const { type: kind, key } = input.subjectId;
    const slug = typeof key === "string" ? key : key.slug;
    return change(context, input, async () => {
      await changeWithDenialReason(
        context,
        () => permissions[kind](context, slug, "follow"),
        () => context.rest.write(calls[kind], { params: { slug }, body: { status: input.followed } }),
      );
      return { kind, slug };
    });
  },
};
