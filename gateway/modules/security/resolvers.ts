import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readAll } from "../../rest/bulk.ts";
import { nullIfNotFound } from "../store.ts";
import { mutations } from "./changes.ts";

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
};
