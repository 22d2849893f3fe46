import type { Rest } from "./client.ts";
import type { Newsroom } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

export const readNewsroom = (rest: Rest, id: number): Promise<Newsroom> => rest.read("getNewsroom", { params: { id } });

/** Reads those of the newsrooms that exist and are visible. */
export const readNewsrooms = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Newsroom>> =>
  readBulk(rest, "getNewsrooms", { query: { ids } });
