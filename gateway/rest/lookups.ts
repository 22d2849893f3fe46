import type { Rest } from "./client.ts";
import type { Beat, Country, Timezone } from "./generated/contract.ts";

/** All topic areas. */
export const readBeats = async (rest: Rest): Promise<readonly Beat[]> => (await rest.list("getBeats")).items;

/** All countries, or those whose name contains the query. */
export const readCountries = async (rest: Rest, query: string | null): Promise<readonly Country[]> =>
  (await rest.list("getCountries", { query: query === null ? {} : { q: query } })).items;

/** All time zones. */
export const readTimezones = async (rest: Rest): Promise<readonly Timezone[]> => (await rest.list("getTimezones")).items;
