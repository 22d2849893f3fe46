import type { Context } from "../../context.ts";
import { toUserErrors, type UserError, type FieldNames } from "../../errors.ts";
import type { MutationResolvers, UpdateSettingsInput } from "../../graph/generated/resolvers.ts";
import { RestError } from "../../rest/error.ts";
import { createSettingsChanges, type ChangedDetails } from "../../rest/settings.ts";
import { change, type Payload } from "../mutation.ts";
import { clearViewer } from "../session/viewer.ts";
import { changeSettings, changeSettingsByInput, type ChangedSettings } from "./changeSettings.ts";

/** In errors, the REST API names the body keys of the country and beats calls. */
const fieldNames: FieldNames = { id: "countryId", ids: "beatIds" };

/** Required fields cannot be cleared; for them null counts as omitted. */
function toDetails(input: UpdateSettingsInput): ChangedDetails {
  const { firstName, lastName, jobTitle, organization, organizationCompanyId, about, countryId, timezone, beatIds, view, slug } =
    input;
  return {
    firstname: firstName ?? undefined,
    lastname: lastName ?? undefined,
    job: jobTitle,
    organization: organizationCompanyId ? { id: organizationCompanyId.databaseId } : organization,
    about,
    country: countryId,
    timezone,
    beats: beatIds ?? undefined,
    view: view ?? undefined,
    newSlug: slug ?? undefined,
  };
}

const isFieldError = (error: unknown): boolean => error instanceof RestError && error.status === 422 && error.errors !== null;

/** One call per field, so that an error in one does not affect the others. */
async function update(context: Context, input: UpdateSettingsInput): Promise<Payload<ChangedSettings>> {
  const previousSlug = input.settingsId;
  const fieldErrors: UserError[] = [];
  const payload = await change(context, input, async () => {
    let slug = previousSlug;
    for (const make of createSettingsChanges(context.rest, previousSlug, toDetails(input))) {
      try {
        ({ slug } = await changeSettings(context, previousSlug, make));
      } catch (error) {
        if (!isFieldError(error)) throw error;
        fieldErrors.push(...toUserErrors(error, fieldNames));
      }
    }
    return { slug };
  });
  clearViewer(context);
  return { ...payload, errors: [...fieldErrors, ...payload.errors] };
}

export const mutations: MutationResolvers = {
  updateSettings: (_mutation, { input }, context) => update(context, input),
  removeAvatar: (_mutation, { input }, context) =>
    changeSettingsByInput(context, input, async (slug) => {
      await context.rest.write("deleteSettingsAvatar", { params: { user: slug } });
      clearViewer(context);
    }),
  updateContactDetails: (_mutation, { input }, context) => {
    const { clientMutationId: _, settingsId: _id, ...body } = input;
    return changeSettingsByInput(context, input, (slug) =>
      context.rest.write("updateSettingsContacts", { params: { user: slug }, body }),
    );
  },
  updateSocialProfiles: (_mutation, { input }, context) => {
    const { clientMutationId: _, settingsId: _id, ...body } = input;
    return changeSettingsByInput(context, input, (slug) =>
      context.rest.write("updateSettingsSocial", { params: { user: slug }, body }),
    );
  },
};

/** The result of mutations on settings. */
export type UserSettingsResult = ChangedSettings;
