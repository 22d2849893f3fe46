import type { Rest } from "./client.ts";
import type { Story } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

export const readStory = (rest: Rest, id: number): Promise<Story> => rest.read("getStory", { params: { id } });

/** Reads those of the stories that exist and are visible. */
export const readStories = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Story>> =>
  readBulk(rest, "getStories", { query: { ids } });
