import type { Resolvers } from "../../graph/generated/resolvers.ts";

export const resolvers: Resolvers = {
  InteractionPermissions: {
    __resolveType: ({ __typename }) => __typename,
  },
};

export { addResolvers } from "./permissionFields.ts";
