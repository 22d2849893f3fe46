import type { Channel } from "../../rest/generated/contract.ts";
import { readChannel, readChannels } from "../../rest/channels.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of channels. */
export const channels = storePerOperation<number, Channel>(({ rest }) => ({
  readOne: (id) => readChannel(rest, id),
  readMany: (ids) => readChannels(rest, ids),
  keyOf: ({ id }) => id,
}));
