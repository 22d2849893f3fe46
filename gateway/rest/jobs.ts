import type { Rest } from "./client.ts";
import type { Job } from "./generated/contract.ts";

/** The newest jobs. */
export const readLatestJobs = async (rest: Rest, limit: number): Promise<readonly Job[]> =>
  (await rest.list("getLatestJobs", { query: { limit } })).items;
