import type { Rest } from "./client.ts";
import type { Outlet } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads an outlet's page. */
export const readOutlet = (rest: Rest, slug: string): Promise<Outlet> => rest.read("getOutletProfile", { params: { slug } });

/** Reads those of the outlets that exist. */
export const readOutlets = (rest: Rest, slugs: readonly string[]): Promise<BulkResult<Outlet>> =>
  readBulk(rest, "getOutletProfiles", { query: { slugs } });
