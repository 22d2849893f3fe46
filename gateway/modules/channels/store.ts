import { readChannel, readChannels } from "../../rest/channels.ts";
import type { ChannelModel } from "../models.ts";
import { storePerOperation } from "../store.ts";

/** The channels within one operation. */
export const channels = storePerOperation<number, ChannelModel>(({ rest }) => ({
  one: (id) => readChannel(rest, id),
  many: (ids) => readChannels(rest, ids),
  keyOf: ({ id }) => id,
}));
