import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change } from "../mutation.ts";
import { enforceRules } from "../permissions/requirePermission.ts";
import { accountWriterRules } from "../permissions/rules.ts";
import { channelPolicy } from "./policy.ts";

export const mutations: MutationResolvers = {
  createChannel: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, isActive, ...fields } = input;
    return change(context, input, async () => {
      await enforceRules(context, accountWriterRules);
      return context.rest.write("createChannel", { body: { ...fields, isActive: isActive ?? true } }, { idempotencyKey });
    });
  },
  updateChannel: async (_mutation, { input }, context) => {
    const { clientMutationId: _, channelId: id, name, isActive, ...fields } = input;
    return change(context, input, async () => {
      await enforceRules(context, channelPolicy.edit);
      // Required fields cannot be cleared; null counts as omitted.
      const body = { ...fields, name: name ?? undefined, isActive: isActive ?? undefined };
      return context.rest.write("updateChannel", { params: { id }, body });
    });
  },
  /** Returns the global id of the deleted channel. */
  deleteChannel: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.channelId;
      await enforceRules(context, channelPolicy.delete);
      await context.rest.write("deleteChannel", { params: { id } });
      return encodeId("Channel", id);
    }),
};
