import type { Input, Rest } from "./client.ts";
import type { MonitorSearch } from "./generated/contract.ts";

/** The caller's saved searches. */
export const listMonitorSearches = async (rest: Rest): Promise<readonly MonitorSearch[]> =>
  (await rest.list("getMonitorSearches")).items;

type ItemsBody = NonNullable<Input<"createMonitorItems">["body"]>;

/** Returns the number of new items. */
export const createMonitorItems = async (rest: Rest, body: ItemsBody, idempotencyKey: string | null): Promise<number> =>
  (await rest.write("createMonitorItems", { body }, { idempotencyKey })).created;
