import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readBulk } from "../../rest/bulk.ts";
import type { Company } from "../../rest/generated/contract.ts";
import type { Permission } from "../permissions/policy.ts";
import { getPermission } from "../permissions/requirePermission.ts";
import { createStoreBySlug } from "../store.ts";
import type { CompanyModel } from "./models.ts";
import { companyPolicy, toCompanyFacts, type CompanyAction } from "./policy.ts";

/** The operation's store of companies, by slug. */
export const companies = createStoreBySlug(
  (rest, slug) => rest.read("getCompanyProfile", { params: { slug } }),
  (rest, slugs) => readBulk(rest, "getCompanyProfiles", { query: { slugs } }),
);

/** A company with all its fields; null when it cannot be read. */
export const readFullCompany = (context: Context, company: CompanyModel): MaybePromise<Company | null> =>
  "contactId" in company ? company : companies(context).get(company.slug);

/** The value of a permission field of a company; null when the company does not exist. */
export const getCompanyPermission = (context: Context, slug: string, action: CompanyAction): Promise<Permission | null> =>
  getPermission(
    context,
    andThen(companies(context).get(slug), (company) => company && toCompanyFacts(company)),
    companyPolicy,
    action,
  );
