import { readTask, readTasks, readWorkList, readWorkLists } from "../../rest/work.ts";
import { storeById } from "../store.ts";

/** The operation's store of tasks. */
export const tasks = storeById(readTask, readTasks);

/** The operation's store of work lists. */
export const workLists = storeById(readWorkList, readWorkLists);
