import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { createChange } from "../mutation.ts";
import { changeWithDenialReason, getPermission } from "../permissions/requirePermission.ts";
import { getViewerPermission } from "../session/policy.ts";
import { outletPolicy } from "./policy.ts";
import { outlets } from "./store.ts";

const changeNamed = createChange({ country: "countryId", beats: "beatIds" });

export const mutations: MutationResolvers = {
  createOutlet: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, countryId, beatIds, ...fields } = input;
    const body = { ...fields, beats: beatIds ?? [], country: countryId };
    const make = () => context.rest.write("createOutlet", { body }, { idempotencyKey });
    return changeNamed(context, input, () =>
      changeWithDenialReason(context, () => getViewerPermission(context, "createOutlet"), make),
    );
  },
  /** Omitted fields stay unchanged. */
  updateOutlet: async (_mutation, { input }, context) => {
    const { clientMutationId: _, outletId, countryId, ...sent } = input;
    const { name, type, beatIds, slug: newSlug, ...fields } = sent;
    const { slug } = outletId;
    const body = {
      ...fields,
      country: countryId,
      // Required fields cannot be cleared; null counts as omitted.
      name: name ?? undefined,
      type: type ?? undefined,
      beats: beatIds ?? undefined,
      newSlug: newSlug ?? undefined,
    };
    return changeNamed(context, input, () =>
      changeWithDenialReason(
        context,
        () => getPermission(context, outlets(context).get(slug), outletPolicy, "edit"),
        () => context.rest.write("updateOutlet", { params: { slug }, body }),
      ),
    );
  },
};
