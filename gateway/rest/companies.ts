import type { Rest } from "./client.ts";
import type { JoinRequest } from "./generated/contract.ts";

/** Filters up to 100 people for those who are listed. */
export async function readListed(rest: Rest, slug: string, contactIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { items } = await rest.list("getCompanyPeople", {
    params: { slug },
    query: { contactIds, limit: 100 },
  });
  return new Set(items.map(({ id }) => id));
}

/** Join requests that await an answer by the company. */
export const listCompanyRequests = async (rest: Rest, slug: string): Promise<readonly JoinRequest[]> =>
  (await rest.list("getCompanyRequests", { params: { slug } })).items;
