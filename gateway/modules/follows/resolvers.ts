import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { CompanyModel } from "../companies/models.ts";
import { companies } from "../companies/store.ts";
import type { UserModel } from "../users/models.ts";
import { users } from "../users/store.ts";
import { mutations, type SetFollowResult } from "./changes.ts";

const readFollowed = (context: Context, { kind, slug }: SetFollowResult): MaybePromise<UserModel | CompanyModel | null> =>
  kind === "User" ? users(context).get(slug) : companies(context).get(slug);

export const resolvers: Resolvers = {
  Mutation: mutations,
  Followable: {
    __resolveType: (subject) => ("userId" in subject ? "User" : "Company"),
  },
  FollowPermissions: {
    __resolveType: ({ __typename }) => __typename,
  },
  SetFollowPayload: {
    subject: ({ result }, _arguments, context) => result && readFollowed(context, result),
  },
};
