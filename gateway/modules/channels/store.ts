import { readBulk } from "../../rest/bulk.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of channels. */
export const channels = createStoreById(
  (rest, id) => rest.read("getChannel", { params: { id } }),
  (rest, ids) => readBulk(rest, "getChannels", { query: { ids } }),
);
