import type { Rest } from "./client.ts";
import type { Author } from "./generated/contract.ts";

/** People and companies by a part of their name. */
export const findMentions = async (rest: Rest, q: string, limit: number): Promise<readonly Author[]> =>
  (await rest.list("getMentions", { query: { q, limit } })).items;
