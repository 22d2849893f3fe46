import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change } from "../mutation.ts";
import { enforce } from "../permissions/requirePermission.ts";
import { decide } from "../permissions/policy.ts";
import { accountWriterRules } from "../permissions/rules.ts";
import { getActor } from "../session/viewer.ts";
import { channelPolicy } from "./policy.ts";

export const mutations: MutationResolvers = {
  createChannel: (_mutation, { input }, context) => {
    const { clientMutationId: _sent, idempotencyKey = null, isActive, ...fields } = input;
    return change(context, input, async () => {
      enforce(decide(accountWriterRules, await getActor(context), null));
      return context.rest.write("createChannel", { body: { ...fields, isActive: isActive ?? true } }, { idempotencyKey });
    });
  },
  updateChannel: async (_mutation, { input }, context) => {
    const { clientMutationId: _sent, channelId, name, isActive, ...fields } = input;
    const id = channelId;
    return change(context, input, async () => {
      enforce(decide(channelPolicy.edit, await getActor(context), null));
      // Required fields cannot be cleared; null counts as omitted.
      const body = { ...fields, name: name ?? undefined, isActive: isActive ?? undefined };
      return context.rest.write("updateChannel", { params: { id }, body });
    });
  },
  /** Returns the global id of the deleted channel. */
  deleteChannel: async (_mutation, { input }, context) => {
    const id = input.channelId;
    return change(context, input, async () => {
      enforce(decide(channelPolicy.delete, await getActor(context), null));
      await context.rest.write("deleteChannel", { params: { id } });
      return encodeId("Channel", id);
    });
  },
};
