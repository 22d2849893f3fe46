import { readAll } from "../../rest/bulk.ts";
import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { viewerOf } from "../session/viewer.ts";
import { nullIfNotFound } from "../store.ts";
import { confirm, createToken, email, end, revokeSession, password, revokeToken, start } from "./changes.ts";

/** The viewer after the change. */
const changed = {
  viewer: ({ result }: { result: unknown }, _arguments: object, context: Context) => (result === null ? null : viewerOf(context)),
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
  AccessTokenScope: { READ: "read", WRITE: "write" },
  Mutation: {
    changeEmail: (_mutation, { input }, context) => email(context, input),
    changePassword: (_mutation, { input }, context) => password(context, input),
    startTwoStep: (_mutation, { input }, context) => start(context, input),
    confirmTwoStep: (_mutation, { input }, context) => confirm(context, input),
    disableTwoStep: (_mutation, { input }, context) => end(context, input),
    revokeSession: (_mutation, { input }, context) => revokeSession(context, input),
    createAccessToken: (_mutation, { input }, context) => createToken(context, input),
    revokeAccessToken: (_mutation, { input }, context) => revokeToken(context, input),
  },
  ChangeEmailPayload: changed,
  ChangePasswordPayload: changed,
  ConfirmTwoStepPayload: changed,
  DisableTwoStepPayload: changed,
  RevokeSessionPayload: changed,
  CreateAccessTokenPayload: changed,
  RevokeAccessTokenPayload: changed,
};
