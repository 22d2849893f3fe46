import type { Channel } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { CreateChannelInput, DeleteChannelInput, UpdateChannelInput } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change, type Payload } from "../mutation.ts";
import { enforce } from "../permissions/permit.ts";
import { decide } from "../permissions/policy.ts";
import { writerOfAccount } from "../permissions/rules.ts";
import { actorOf } from "../session/viewer.ts";
import { channelPolicy } from "./policy.ts";

export function create(context: Context, input: CreateChannelInput): Promise<Payload<Channel>> {
  const { clientMutationId: _sent, idempotencyKey = null, isActive, ...fields } = input;
  return change(context, input, async () => {
    enforce(decide(writerOfAccount, await actorOf(context), null));
    return context.rest.write("createChannel", { body: { ...fields, isActive: isActive ?? true } }, { idempotencyKey });
  });
}

export async function update(context: Context, input: UpdateChannelInput): Promise<Payload<Channel>> {
  const { clientMutationId: _sent, channelId, name = null, isActive = null, ...fields } = input;
  const id = channelId;
  return change(context, input, async () => {
    enforce(decide(channelPolicy.edit, await actorOf(context), null));
    // Required fields cannot be cleared; null counts as omitted.
    const body = { ...fields, ...(name === null ? {} : { name }), ...(isActive === null ? {} : { isActive }) };
    return context.rest.write("updateChannel", { params: { id }, body });
  });
}

/** Returns the global id of the deleted channel. */
export async function remove(context: Context, input: DeleteChannelInput): Promise<Payload<string>> {
  const id = input.channelId;
  return change(context, input, async () => {
    enforce(decide(channelPolicy.delete, await actorOf(context), null));
    await context.rest.write("deleteChannel", { params: { id } });
    return encodeId("Channel", id);
  });
}
