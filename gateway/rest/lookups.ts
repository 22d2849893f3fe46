import type { Rest } from "./client.ts";
import type { Beat, Country } from "./generated/contract.ts";

/** All topic areas. */
export const readBeats = async (rest: Rest): Promise<readonly Beat[]> => (await rest.list("getBeats")).items;

/** All countries, or those whose name contains the query. */
export const readCountries = async (rest: Rest, query: string | null): Promise<readonly Country[]> =>
  (await rest.list("getCountries", { query: { q: query } })).items;
