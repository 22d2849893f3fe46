import type { Page, Rest, Verdict } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Company, Contact, FeedItem, FeedType } from "./generated/contract.ts";

/** A company's page. */
export const readCompany = (rest: Rest, slug: string): Promise<Company> => rest.read("getCompanyProfile", { params: { slug } });

/** Those of the companies that exist. */
export const readCompanies = async (rest: Rest, slugs: readonly string[]): Promise<readonly Company[]> =>
  (await rest.list("getCompanyProfiles", { query: { slugs: [...slugs] } })).items;

/** A page of what the company published. */
export const readCompanyPosts = (
  rest: Rest,
  slug: string,
  types: readonly FeedType[],
  slice: Slice,
): Promise<Page<Verdict<FeedItem>>> =>
  rest.verdicts("getCompanyPosts", {
    params: { slug },
    query: { ...slice, ...(types.length === 0 ? {} : { types: [...types] }) },
  });

/** Who works there, those for the media first. */
export const listCompanyPeople = (rest: Rest, slug: string, slice: Slice): Promise<Page<Contact>> =>
  rest.list("getCompanyPeople", { params: { slug }, query: { ...slice } });
