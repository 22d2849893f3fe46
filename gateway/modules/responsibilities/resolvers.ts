import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readAll } from "../../rest/bulk.ts";
import { nullIfNotFound } from "../store.ts";
import { mutations } from "./changes.ts";

export const resolvers: Resolvers = {
  UserSettings: {
    outletResponsibilities: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getOutletResponsibilities", { params: { user: slug } })),
    companyResponsibilities: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getCompanyResponsibilities", { params: { user: slug } })),
    spokespersonFor: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getSpokespersonResponsibilities", { params: { user: slug } })),
  },
  Viewer: {
    joinRequests: ({ slug }, _arguments, context) =>
      slug === null ? [] : nullIfNotFound(readAll(context.rest, "getJoinRequests", { params: { user: slug } })),
  },
  Mutation: mutations,
};
