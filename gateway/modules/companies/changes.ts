import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { createChange } from "../mutation.ts";
import { changeWithDenialReason } from "../permissions/requirePermission.ts";
import { getViewerPermission } from "../session/policy.ts";
import { getCompanyPermission } from "./store.ts";

const changeNamed = createChange({ country: "countryId" });

export const mutations: MutationResolvers = {
  createCompany: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, countryId, ...fields } = input;
    const body = { ...fields, country: countryId };
    const make = () => context.rest.write("createCompany", { body }, { idempotencyKey });
    return changeNamed(context, input, () =>
      changeWithDenialReason(context, () => getViewerPermission(context, "createCompany"), make),
    );
  },
  /** Omitted fields stay unchanged. */
  updateCompany: async (_mutation, { input }, context) => {
    const { clientMutationId: _, companyId, countryId, name, slug: newSlug, ...fields } = input;
    const { slug } = companyId;
    const body = {
      ...fields,
      country: countryId,
      // Required fields cannot be cleared; null counts as omitted.
      name: name ?? undefined,
      newSlug: newSlug ?? undefined,
    };
    return changeNamed(context, input, () =>
      changeWithDenialReason(
        context,
        () => getCompanyPermission(context, slug, "edit"),
        () => context.rest.write("updateCompany", { params: { slug }, body }),
      ),
    );
  },
};
