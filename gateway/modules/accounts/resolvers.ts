import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { CallResult } from "../../rest/client.ts";
import { nullIfNotFound } from "../store.ts";
import { users } from "../users/store.ts";
import { mutations } from "./changes.ts";

/** Without a valid user id or code, no request is sent. */
async function readPasswordRecoveryModel(context: Context, userId: number, code: string): Promise<PasswordRecoveryModel | null> {
  const found =
    userId < 1 || code === ""
      ? null
      : await nullIfNotFound(context.rest.read("getPasswordRecovery", { params: { id: userId, code } }));
  return found && { ...found, userId };
}

export const resolvers: Resolvers = {
  Query: {
    passwordRecovery: (_query, { databaseId, code }, context) => readPasswordRecoveryModel(context, databaseId, code),
  },
  Mutation: mutations,
  PasswordRecovery: { id: ({ userId }) => encodeId("PasswordRecovery", userId) },
  ApproveAccountPayload: {
    user: ({ result }, _arguments, context) => result && users(context).get(result.slug),
  },
};

/** The account whose password can be reset. */
export type PasswordRecoveryModel = CallResult<"getPasswordRecovery"> & { readonly userId: number };
