import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { createChange } from "../mutation.ts";
import { changeWithDenialReason, getPermission } from "../permissions/requirePermission.ts";
import { getViewerPermission } from "../session/policy.ts";
import { outletPolicy } from "./policy.ts";
import { outlets } from "./store.ts";

const changeNamed = createChange({ country: "countryId", beats: "beatIds" });

export const mutations: MutationResolvers = {
  createOutlet: (_mutation, { input }, context) => {
    const { clientMutationId: _sent, idempotencyKey = null, countryId, beatIds, ...fields } = input;
    const body = { ...fields, beats: [...(beatIds ?? [])], ...(countryId === undefined ? {} : { country: countryId }) };
    const make = () => context.rest.write("createOutlet", { body }, { idempotencyKey });
    return changeNamed(context, input, () =>
      changeWithDenialReason(context, () => getViewerPermission(context, "createOutlet"), make),
    );
  },
  /** Omitted fields stay unchanged. */
  updateOutlet: async (_mutation, { input }, context) => {
    const { clientMutationId: _sent, outletId, countryId, ...sent } = input;
    const { name = null, type: medium = null, beatIds = null, slug: newSlug = null, ...fields } = sent;
    const { slug } = outletId;
    const body = {
      ...fields,
      ...(countryId === undefined ? {} : { country: countryId }),
      // Required fields cannot be cleared; null counts as omitted.
      ...(name === null ? {} : { name }),
      ...(medium === null ? {} : { type: medium }),
      ...(beatIds === null ? {} : { beats: [...beatIds] }),
      ...(newSlug === null ? {} : { newSlug }),
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
