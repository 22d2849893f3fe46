import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readPasswordRecovery } from "../../rest/accounts.ts";
import { orNull } from "../store.ts";
import { users } from "../users/store.ts";
import { approveAccount, recoverPassword, requestPasswordRecovery, signUp } from "./changes.ts";

/** Without a valid user id or code, no request is sent. */
const passwordRecovery = (context: Context, userId: number, code: string) =>
  userId < 1 || code === "" ? null : orNull(readPasswordRecovery(context.rest, userId, code));

export const resolvers: Resolvers = {
  Query: {
    passwordRecovery: (_query, { userId, code }, context) => passwordRecovery(context, userId, code),
  },
  Mutation: {
    signUp: (_mutation, { input }, context) => signUp(context, input),
    requestPasswordRecovery: (_mutation, { input }, context) => requestPasswordRecovery(context, input),
    approveAccount: (_mutation, { input }, context) => approveAccount(context, input),
    recoverPassword: (_mutation, { input }, context) => recoverPassword(context, input),
  },
  ApproveAccountPayload: {
    user: ({ result }, _arguments, context) => result && users(context).get(result.slug),
  },
  SignUpPayload: {
    viewer: ({ result }) => result,
  },
};
