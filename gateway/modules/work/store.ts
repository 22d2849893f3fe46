import { readBulk } from "../../rest/bulk.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of tasks. */
export const tasks = createStoreById(
  (rest, id) => rest.read("getTask", { params: { id } }),
  (rest, ids) => readBulk(rest, "getTasks", { query: { ids } }),
);

/** The operation's store of work lists. */
export const workLists = createStoreById(
  (rest, id) => rest.read("getWorkList", { params: { id } }),
  (rest, ids) => readBulk(rest, "getWorkLists", { query: { ids } }),
);
