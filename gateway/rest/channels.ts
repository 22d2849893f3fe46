import type { Rest } from "./client.ts";
import type { Channel } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a channel of the caller's account. */
export const readChannel = (rest: Rest, id: number): Promise<Channel> => rest.read("getChannel", { params: { id } });

/** Reads those of the channels that belong to the caller's account. */
export const readChannels = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Channel>> =>
  readBulk(rest, "getChannels", { query: { ids } });
