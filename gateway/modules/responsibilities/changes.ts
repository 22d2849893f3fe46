import type { FieldNames } from "../../errors.ts";
import type { MutationResolvers, SetSpokespersonInput } from "../../graph/generated/resolvers.ts";
import { change } from "../mutation.ts";
import { requireViewerSlug } from "../session/viewerSlug.ts";
import { changeSettingsByInput } from "../settings/changeSettings.ts";

/** The REST API has another name for the list of topics. */
const fieldNames: FieldNames = { beats: "beatIds" };

/** The fields shared by all types of responsibilities; omitted ones stay unchanged. */
const toCommonFields = ({ beatIds = null, roleTitle }: Pick<SetSpokespersonInput, "beatIds" | "roleTitle">) => ({
  beats: beatIds ?? undefined,
  roleTitle,
});

/** Changes a person's responsibilities, and returns whose settings have changed. */
const changeResponsibility: typeof changeSettingsByInput = (context, input, make) =>
  changeSettingsByInput(context, input, make, fieldNames);

export const mutations: MutationResolvers = {
  addOutlet: (_mutation, { input }, context) =>
    changeResponsibility(context, input, (slug) =>
      context.rest.write(
        "createOutletResponsibility",
        { params: { user: slug }, body: { url: input.url } },
        { idempotencyKey: input.idempotencyKey ?? null },
      ),
    ),
  updateOutletResponsibility: (_mutation, { input }, context) =>
    changeResponsibility(context, input, (slug) =>
      context.rest.write("updateOutletResponsibility", {
        params: { user: slug, id: input.responsibilityId },
        body: { ...toCommonFields(input), roles: input.roles ?? undefined },
      }),
    ),
  removeOutletResponsibility: (_mutation, { input }, context) =>
    changeResponsibility(context, input, (slug) =>
      context.rest.write("deleteOutletResponsibility", { params: { user: slug, id: input.responsibilityId } }),
    ),
  /** Only for the viewer's own settings. */
  joinCompany: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const slug = await requireViewerSlug(context);
      await context.rest.write("joinCompany", { params: { user: slug, id: input.companyId.databaseId } });
      return { slug };
    }),
  updateCompanyResponsibility: (_mutation, { input }, context) =>
    changeResponsibility(context, input, (slug) =>
      context.rest.write("updateCompanyResponsibility", {
        params: { user: slug, id: input.responsibilityId },
        body: {
          ...toCommonFields(input),
          roles: input.roles ?? undefined,
          isMediaContact: input.isMediaContact ?? undefined,
        },
      }),
    ),
  removeCompanyResponsibility: (_mutation, { input }, context) =>
    changeResponsibility(context, input, (slug) =>
      context.rest.write("deleteCompanyResponsibility", { params: { user: slug, id: input.responsibilityId } }),
    ),
  setSpokesperson: (_mutation, { input }, context) =>
    changeResponsibility(context, input, (slug) =>
      context.rest.write("updateSpokesperson", {
        params: { user: slug, companyId: input.companyId.databaseId },
        body: { ...toCommonFields(input), roles: input.speaks ? ["spokesperson"] : [] },
      }),
    ),
  answerJoinRequest: (_mutation, { input }, context) =>
    change(context, input, async () => {
      await context.rest.write(input.accepted ? "acceptJoinRequest" : "declineJoinRequest", {
        params: { user: await requireViewerSlug(context), id: input.requestId },
      });
      return true;
    }),
};

export type AnswerJoinRequestResult = boolean;
