import type { Context } from "../../context.ts";
import type { FieldNames } from "../../errors.ts";
import type {
  AddOutletInput,
  AnswerJoinRequestInput,
  JoinCompanyInput,
  RemoveCompanyResponsibilityInput,
  RemoveOutletResponsibilityInput,
  SetSpokespersonInput,
  UpdateCompanyResponsibilityInput,
  UpdateOutletResponsibilityInput,
} from "../../graph/generated/resolvers.ts";
import {
  addOutlet,
  answerJoinRequest,
  changeCompanyResponsibility,
  changeOutletResponsibility,
  joinCompany,
  removeCompanyResponsibility,
  removeOutletResponsibility,
  setSpokesperson,
} from "../../rest/responsibilities.ts";
import { change, type Payload } from "../mutation.ts";
import { ownSlug } from "../session/own.ts";
import { changeSettings } from "../settings/permission.ts";
import type { ChangedSettings } from "../settings/changes.ts";

/** The REST API has another name for the list of topics. */
const fieldNames: FieldNames = { beats: "beatIds" };

interface Common {
  readonly beatIds?: readonly number[] | null | undefined;
  readonly roleTitle?: string | null | undefined;
}

/** The fields of every kind of responsibility; omitted ones stay unchanged. */
const commonOf = ({ beatIds = null, roleTitle }: Common) => ({
  ...(beatIds === null ? {} : { beats: [...beatIds] }),
  ...(roleTitle === undefined ? {} : { roleTitle }),
});

/** Changes a person's responsibilities, and returns whose settings have changed. */
function changeResponsibility(
  context: Context,
  input: { readonly settingsId: string; readonly clientMutationId?: string | null | undefined },
  make: (slug: string) => Promise<unknown>,
): Promise<Payload<ChangedSettings>> {
  const slug = input.settingsId;
  return change(
    context,
    input,
    async () => {
      await changeSettings(context, slug, () => make(slug));
      return { slug };
    },
    fieldNames,
  );
}

export const add = (context: Context, input: AddOutletInput): Promise<Payload<ChangedSettings>> =>
  changeResponsibility(context, input, (slug) =>
    addOutlet(context.rest, slug, input.url, { idempotencyKey: input.idempotencyKey ?? null }),
  );

export const updateOutlet = (context: Context, input: UpdateOutletResponsibilityInput): Promise<Payload<ChangedSettings>> =>
  changeResponsibility(context, input, (slug) =>
    changeOutletResponsibility(context.rest, slug, input.responsibilityId, {
      ...commonOf(input),
      ...(input.roles ? { roles: [...input.roles] } : {}),
    }),
  );

export const removeOutlet = (context: Context, input: RemoveOutletResponsibilityInput): Promise<Payload<ChangedSettings>> =>
  changeResponsibility(context, input, (slug) => removeOutletResponsibility(context.rest, slug, input.responsibilityId));

export const updateCompany = (context: Context, input: UpdateCompanyResponsibilityInput): Promise<Payload<ChangedSettings>> => {
  const { isMediaContact = null } = input;
  return changeResponsibility(context, input, (slug) =>
    changeCompanyResponsibility(context.rest, slug, input.responsibilityId, {
      ...commonOf(input),
      ...(input.roles ? { roles: [...input.roles] } : {}),
      ...(isMediaContact === null ? {} : { isMediaContact }),
    }),
  );
};

export const removeCompany = (context: Context, input: RemoveCompanyResponsibilityInput): Promise<Payload<ChangedSettings>> =>
  changeResponsibility(context, input, (slug) => removeCompanyResponsibility(context.rest, slug, input.responsibilityId));

export const changeSpokesperson = (context: Context, input: SetSpokespersonInput): Promise<Payload<ChangedSettings>> =>
  changeResponsibility(context, input, (slug) =>
    setSpokesperson(context.rest, slug, input.companyId.databaseId, {
      ...commonOf(input),
      roles: input.speaks ? ["spokesperson"] : [],
    }),
  );

/** Only for the viewer's own settings. */
export const join = (context: Context, input: JoinCompanyInput): Promise<Payload<ChangedSettings>> =>
  change(context, input, async () => {
    const slug = await ownSlug(context);
    await joinCompany(context.rest, slug, input.companyId.databaseId);
    return { slug };
  });

export const answer = (context: Context, input: AnswerJoinRequestInput): Promise<Payload<boolean>> =>
  change(context, input, async () => {
    await answerJoinRequest(context.rest, await ownSlug(context), input.requestId, input.accepted);
    return true;
  });

export type AnswerJoinRequestResult = boolean;
