import type { CompanyPermissions } from "../../graph/generated/resolvers.ts";
import type { Company } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { ownerOnly, signedIn, writerRules } from "../permissions/rules.ts";
import { profilePolicy, type ProfileFacts } from "../users/policy.ts";

/** The actions on a company. */
export type CompanyAction = ActionsOf<CompanyPermissions>;

/** The properties of a company that the rules check. */
export interface CompanyFacts extends ProfileFacts {
  readonly canEdit: boolean;
}

/** Accepting, adding and removing people: owners and platform admins, as for editing the page. */
export const peoplePolicy: Policy<"managePeople", { readonly canEdit: boolean }> = { managePeople: [...writerRules, ownerOnly] };

/** A company's page is never private. */
export const toCompanyFacts = ({ contactId, canEdit }: Company): CompanyFacts => ({
  contactId,
  isClosed: false,
  awaitsApproval: false,
  canEdit,
});

export const companyPolicy: Policy<CompanyAction, CompanyFacts> = {
  readPosts: profilePolicy.readPosts,
  follow: profilePolicy.follow,
  edit: [...writerRules, ownerOnly],
  managePeople: peoplePolicy.managePeople,
};

/** The rules for seeing join requests, which read-only owners may see too. */
export const requestRules: readonly Rule<{ readonly canEdit: boolean }>[] = [signedIn, ownerOnly];

/** The properties of a company's employee that the rules check. */
export interface StaffFacts {
  /** Whether the viewer is one of the company's owners or a platform admin. */
  readonly canEdit: boolean;
  readonly isAccountUser: boolean;
}

const notOfTheAccount: Rule<StaffFacts> = {
  code: "ACCOUNT_USER",
  message: "Users of the company's account cannot be removed from its people.",
  denies: (_actor, { isAccountUser }) => isAccountUser,
};

/** One of the people of a company. The people of an outlet cannot be removed. */
export const staffPolicy: Policy<"remove", StaffFacts> = { remove: [...writerRules, ownerOnly, notOfTheAccount] };
