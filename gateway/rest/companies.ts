import type { Rest } from "./client.ts";

/** Filters up to 100 people for those who are listed. */
export async function readListedPeople(rest: Rest, slug: string, contactIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { items } = await rest.list("getCompanyPeople", {
    params: { slug },
    query: { contactIds, limit: 100 },
  });
  return new Set(items.map(({ id }) => id));
}
