import type { Company, CompanyRef, Author } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type CompanyModel = CompanyRef | Company;

export interface CompanyCandidateModel {
  person: Author;
  isListed: boolean;
  isWaiting: boolean;
}
