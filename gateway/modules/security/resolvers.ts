import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readAll } from "../../rest/bulk.ts";
import { getViewer } from "../session/viewer.ts";
import { nullIfNotFound } from "../store.ts";
import { mutations } from "./changes.ts";

/** The viewer after the change. */
const changedViewer = {
  viewer: ({ result }: { result: unknown }, _arguments: object, context: Context) =>
    result === null ? null : getViewer(context),
};

export const resolvers: Resolvers = {
  Viewer: {
    security: ({ slug }, _arguments, context) =>
      slug === null ? null : nullIfNotFound(context.rest.read("getSecuritySettings", { params: { user: slug } })),
    accessTokens: ({ slug }, _arguments, context) =>
      slug === null ? [] : nullIfNotFound(readAll(context.rest, "getAccessTokens", { params: { user: slug } })),
  },
  Security: {
    hasTwoStep: ({ otpEnabled }) => otpEnabled,
    signIns: ({ sessions }) => sessions,
  },
  ActiveSignIn: {
    databaseId: ({ id }) => Number(id),
  },
  AccessToken: {
    scope: ({ scope }) => scope ?? "write",
  },
  Mutation: mutations,
  ChangeEmailPayload: changedViewer,
  ChangePasswordPayload: changedViewer,
  ConfirmTwoStepPayload: changedViewer,
  DisableTwoStepPayload: changedViewer,
  RevokeSessionPayload: changedViewer,
  CreateAccessTokenPayload: changedViewer,
  RevokeAccessTokenPayload: changedViewer,
};
