import { readChannel, readChannels } from "../../rest/channels.ts";
import { storeById } from "../store.ts";

/** The operation's store of channels. */
export const channels = storeById(readChannel, readChannels);
