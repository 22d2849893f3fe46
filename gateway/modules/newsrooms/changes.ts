import { personFields } from "../../errors.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change, createChange } from "../mutation.ts";
import { requirePermission } from "../permissions/requirePermission.ts";
import { newsroomPolicy } from "./policy.ts";
import { newsrooms } from "./store.ts";

const changeNamed = createChange({ country: "countryId", ...personFields });

export interface DeleteNewsroomResult {
  readonly newsroomId: string;
}

export const mutations: MutationResolvers = {
  createNewsroom: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, countryId, companyId, ...fields } = input;
    const body = {
      ...fields,
      companyId: companyId && companyId.databaseId,
      country: countryId,
    };
    return changeNamed(context, input, () => context.rest.write("createNewsroom", { body }, { idempotencyKey }));
  },
  /** Omitted fields stay unchanged. */
  updateNewsroom: async (_mutation, { input }, context) => {
    const { clientMutationId: _, newsroomId: id, name, personIds, slug: newSlug, ...fields } = input;
    return changeNamed(context, input, async () => {
      await requirePermission(context, newsrooms(context).get(id), newsroomPolicy, "edit");
      return context.rest.write("updateNewsroom", {
        params: { id },
        body: {
          ...fields,
          // Required fields cannot be cleared; null counts as omitted.
          name: name ?? undefined,
          contactIds: personIds ?? undefined,
          newSlug: newSlug ?? undefined,
        },
      });
    });
  },
  deleteNewsroom: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.newsroomId;
      await requirePermission(context, newsrooms(context).get(id), newsroomPolicy, "delete");
      await context.rest.write("deleteNewsroom", { params: { id } });
      return { newsroomId: encodeId("Newsroom", id) };
    }),
  reviewNewsroom: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.newsroomId;
      await requirePermission(context, newsrooms(context).get(id), newsroomPolicy, "decide");
      return context.rest.write("reviewNewsroom", { params: { id }, body: { status: input.accept ? "confirmed" : "declined" } });
    }),
  answerNewsroomConfirmation: (_mutation, { input }, context) =>
    change(context, input, () =>
      context.rest.write("confirmNewsroom", { params: { hash: input.hash }, body: { accept: input.accept } }),
    ),
};
