import type { Policy } from "../permissions/policy.ts";
import { ownersOnly, writer } from "../permissions/rules.ts";
import { profilePolicy, type ProfileFacts } from "../users/policy.ts";

/** What one can do with a company; the fields of CompanyPermissions. */
export type CompanyAction = "readPosts" | "follow" | "edit";

/** What the rules look at in a company. */
export interface CompanyFacts extends ProfileFacts {
  readonly canEdit: boolean;
}

/** */
export const companyPolicy: Policy<CompanyAction, CompanyFacts> = {
  readPosts: profilePolicy.readPosts,
  follow: profilePolicy.follow,
  edit: [...writer, ownersOnly],
};
