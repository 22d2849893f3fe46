import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change } from "../mutation.ts";
import { requirePermission } from "../permissions/requirePermission.ts";
import { deadLetterPolicy } from "./policy.ts";

export const mutations: MutationResolvers = {
  retryDeadLetter: (_mutation, { input }, context) =>
    change(context, input, async () => {
      await requirePermission(context, input, deadLetterPolicy, "retry");
      await context.rest.write("retryDeadLetter", { params: { deadLetterId: input.deadLetterId } });
      return encodeId("DeadLetter", input.deadLetterId);
    }),
  deleteDeadLetter: (_mutation, { input }, context) =>
    change(context, input, async () => {
      await requirePermission(context, input, deadLetterPolicy, "delete");
      await context.rest.write("deleteDeadLetter", { params: { deadLetterId: input.deadLetterId } });
      return encodeId("DeadLetter", input.deadLetterId);
    }),
};

/** The global id of a failed job that has left the list. */
export type RetryDeadLetterResult = string;
export type DeleteDeadLetterResult = string;
