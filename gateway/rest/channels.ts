import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Channel, ChannelType } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a channel of the caller's account. */
export const readChannel = (rest: Rest, id: number): Promise<Channel> => rest.read("getChannel", { params: { id } });

/** Reads those of the channels that belong to the caller's account. */
export const readChannels = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Channel>> =>
  readBulk(rest, "getChannels", { query: { ids: [...ids] } });

/** Channels of the caller's account, by name. */
export const listChannels = (rest: Rest, type: ChannelType | null, slice: Slice): Promise<Page<Channel>> =>
  rest.list("getChannels", { query: { ...slice, ...(type === null ? {} : { type }) } });

type CreateBody = NonNullable<Input<"createChannel">["body"]>;
type ChangeBody = NonNullable<Input<"updateChannel">["body"]>;

/** @param idempotencyKey one per user action; generated when missing */
export const createChannel = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Channel> =>
  rest.write("createChannel", { body }, { idempotencyKey });

export const updateChannel = (rest: Rest, id: number, body: ChangeBody): Promise<Channel> =>
  rest.write("updateChannel", { params: { id }, body });

export const deleteChannel = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteChannel", { params: { id } });
