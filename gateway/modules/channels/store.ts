import { readBulk } from "../../rest/bulk.ts";
import { storeById } from "../store.ts";

/** The operation's store of channels. */
export const channels = storeById(
  (rest, id) => rest.read("getChannel", { params: { id } }),
  (rest, ids) => readBulk(rest, "getChannels", { query: { ids } }),
);
