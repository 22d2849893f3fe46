import type { Rest } from "./client.ts";
import type { Company } from "./generated/contract.ts";

/** A company's page. */
export const readCompany = (rest: Rest, slug: string): Promise<Company> => rest.read("getCompanyProfile", { params: { slug } });

/** Those of the companies that exist. */
export const readCompanies = async (rest: Rest, slugs: readonly string[]): Promise<readonly Company[]> =>
  (await rest.list("getCompanyProfiles", { query: { slugs: [...slugs] } })).items;
