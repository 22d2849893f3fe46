import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import {
  listCompanyResponsibilities,
  listJoinRequests,
  listOutletResponsibilities,
  listSpokesperson,
} from "../../rest/responsibilities.ts";
import { viewerOf } from "../session/viewer.ts";
import { changedSettings } from "../settings/outcome.ts";
import { orNull } from "../store.ts";
import { add, answer, join, removeCompany, removeOutlet, speak, updateCompany, updateOutlet } from "./changes.ts";

export const resolvers: Resolvers = {
  UserSettings: {
    outletResponsibilities: ({ slug }, _arguments, context) => orNull(listOutletResponsibilities(context.rest, slug)),
    companyResponsibilities: ({ slug }, _arguments, context) => orNull(listCompanyResponsibilities(context.rest, slug)),
    spokespersonFor: ({ slug }, _arguments, context) => orNull(listSpokesperson(context.rest, slug)),
  },
  Viewer: {
    joinRequests: ({ slug }, _arguments, context) => (slug === null ? [] : orNull(listJoinRequests(context.rest, slug))),
  },
  JoinRequest: {
    id: ({ id }) => encodeId("JoinRequest", id),
    databaseId: ({ id }) => id,
  },
  Mutation: {
    addOutlet: (_mutation, { input }, context) => add(context, input),
    updateOutletResponsibility: (_mutation, { input }, context) => updateOutlet(context, input),
    removeOutletResponsibility: (_mutation, { input }, context) => removeOutlet(context, input),
    joinCompany: (_mutation, { input }, context) => join(context, input),
    updateCompanyResponsibility: (_mutation, { input }, context) => updateCompany(context, input),
    removeCompanyResponsibility: (_mutation, { input }, context) => removeCompany(context, input),
    setSpokesperson: (_mutation, { input }, context) => speak(context, input),
    answerJoinRequest: (_mutation, { input }, context) => answer(context, input),
  },
  AddOutletPayload: changedSettings,
  UpdateOutletResponsibilityPayload: changedSettings,
  RemoveOutletResponsibilityPayload: changedSettings,
  JoinCompanyPayload: changedSettings,
  UpdateCompanyResponsibilityPayload: changedSettings,
  RemoveCompanyResponsibilityPayload: changedSettings,
  SetSpokespersonPayload: changedSettings,
  AnswerJoinRequestPayload: {
    viewer: ({ result }, _arguments, context) => (result === null ? null : viewerOf(context)),
  },
};
