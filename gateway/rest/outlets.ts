import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Contact, Outlet } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads an outlet's page. */
export const readOutlet = (rest: Rest, slug: string): Promise<Outlet> => rest.read("getOutletProfile", { params: { slug } });

/** Reads those of the outlets that exist. */
export const readOutlets = (rest: Rest, slugs: readonly string[]): Promise<BulkResult<Outlet>> =>
  readBulk(rest, "getOutletProfiles", { query: { slugs: [...slugs] } });

/** Outlets whose name contains the query, by name; all of them without a query. */
export const listOutlets = async (rest: Rest, query: string | null, limit: number): Promise<readonly Outlet[]> =>
  (await rest.list("getOutlets", { query: { limit, ...(query === null ? {} : { q: query }) } })).items;

/** The people who work there, by name. */
export const listOutletPeople = (rest: Rest, slug: string, slice: Slice): Promise<Page<Contact>> =>
  rest.list("getOutletPeople", { params: { slug }, query: { ...slice } });

type CreateBody = NonNullable<Input<"createOutlet">["body"]>;
type ChangeBody = NonNullable<Input<"updateOutlet">["body"]>;

/** For platform admins. @param idempotencyKey one per user action; generated when missing */
export const createOutlet = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Outlet> =>
  rest.write("createOutlet", { body }, { idempotencyKey });

/** Changes the given fields. */
export const updateOutlet = (rest: Rest, slug: string, body: ChangeBody): Promise<Outlet> =>
  rest.write("updateOutlet", { params: { slug }, body });
