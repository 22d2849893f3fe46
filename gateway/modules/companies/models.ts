import type { Company, CompanyRef, Author } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type CompanyModel = CompanyRef | Company;

export interface CompanyCandidateModel {
  person: Author;
  isListed: boolean;
  isWaiting: boolean;
}
