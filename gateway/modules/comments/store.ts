import { readBulk } from "../../rest/bulk.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of comments. */
export const comments = createStoreById(
  (rest, id) => rest.read("getComment", { params: { id } }),
  (rest, ids) => readBulk(rest, "getComments", { query: { ids } }),
);
