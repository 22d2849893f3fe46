import type { Input, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Company, FeedItem, FeedType, JoinRequest, StaffContact } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a company's page. */
export const readCompany = (rest: Rest, slug: string): Promise<Company> => rest.read("getCompanyProfile", { params: { slug } });

/** Reads those of the companies that exist. */
export const readCompanies = (rest: Rest, slugs: readonly string[]): Promise<BulkResult<Company>> =>
  readBulk(rest, "getCompanyProfiles", { query: { slugs: [...slugs] } });

/** A page of the company's posts. */
export const readCompanyPosts = (
  rest: Rest,
  slug: string,
  types: readonly FeedType[],
  slice: Slice,
): Promise<Page<ItemResult<FeedItem>>> =>
  rest.listResults("getCompanyPosts", {
    params: { slug },
    query: { ...slice, ...(types.length === 0 ? {} : { types: [...types] }) },
  });

/** The company's people, media contacts first. */
export const listCompanyPeople = (rest: Rest, slug: string, slice: Slice): Promise<Page<StaffContact>> =>
  rest.list("getCompanyPeople", { params: { slug }, query: { ...slice } });

/** Filters up to 100 people for those who are listed. */
export async function readListed(rest: Rest, slug: string, contactIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { items } = await rest.list("getCompanyPeople", {
    params: { slug },
    query: { contactIds: [...contactIds], limit: 100 },
  });
  return new Set(items.map(({ id }) => id));
}

/** Join requests that await an answer by the company. */
export const listCompanyRequests = async (rest: Rest, slug: string): Promise<readonly JoinRequest[]> =>
  (await rest.list("getCompanyRequests", { params: { slug } })).items;

/** Accepts or declines a join request. */
export const answerCompanyRequest = (rest: Rest, slug: string, id: number, accepted: boolean): Promise<undefined> =>
  rest.write(accepted ? "acceptCompanyRequest" : "declineCompanyRequest", { params: { slug, id } });

/** Adds a person to the company's people. */
export const addCompanyPerson = (rest: Rest, slug: string, contactId: number): Promise<undefined> =>
  rest.write("addCompanyPerson", { params: { slug }, body: { contactId } });

/** Removes a person from the company's people. */
export const removeCompanyPerson = (rest: Rest, slug: string, contactId: number): Promise<undefined> =>
  rest.write("removeCompanyPerson", { params: { slug, contactId } });

type CreateBody = NonNullable<Input<"createCompany">["body"]>;
type ChangeBody = NonNullable<Input<"updateCompany">["body"]>;

/** For platform admins. @param idempotencyKey one per user action; generated when missing */
export const createCompany = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Company> =>
  rest.write("createCompany", { body }, { idempotencyKey });

/** Changes the given fields. */
export const updateCompany = (rest: Rest, slug: string, body: ChangeBody): Promise<Company> =>
  rest.write("updateCompany", { params: { slug }, body });
