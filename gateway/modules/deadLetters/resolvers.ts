import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { DeadLetter } from "../../rest/generated/contract.ts";
import { toWindow } from "../lists.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { getActor } from "../session/viewer.ts";
import { mutations } from "./changes.ts";
import { deadLetterPolicy } from "./policy.ts";

/** Sorted by time, so that a page skips no jobs when others have left the list. */
const listDeadLetters = ({ rest }: Context): OffsetList<DeadLetter> => ({
  identify: ({ id }) => id,
  sortKey: ({ failedAt }) => [failedAt],
  read: async (offset, limit) => toWindow(await rest.list("getDeadLetters", { query: { offset, limit } })),
});

export const resolvers: Resolvers = {
  Query: {
    deadLetters: (_query, page, context) =>
      andThen(getActor(context), ({ isAdmin }) => (isAdmin ? connect(listDeadLetters(context), page) : null)),
  },
  DeadLetter: {
    description: ({ description }) => description || null,
    permissions: createPermissionsResolver("DeadLetterPermissions", deadLetterPolicy),
  },
  Mutation: mutations,
};
