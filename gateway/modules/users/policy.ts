import { startRules } from "../messages/policy.ts";
import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { platformAdmin, signedIn, writerRules } from "../permissions/rules.ts";
import type { UserModel } from "./models.ts";

/** The actions on the profile of a person or a company; the fields of UserPermissions and CompanyPermissions. */
export type ProfileAction = "read" | "readPosts" | "follow" | "message" | "approve";

/** The properties of a profile that the rules check. */
export interface ProfileFacts {
  readonly contactId: number;
  /** True when the REST API shows the viewer only the header of the profile. */
  readonly isClosed: boolean;
  /** True when the account is read-only, which the REST API reports only to platform admins. */
  readonly awaitsApproval: boolean;
}

/** The contact details of a private profile are visible only to the person and to those who manage the profile. */
export const toProfileFacts = ({ id, isPrivate, contact, isReadOnly }: UserModel): ProfileFacts => ({
  contactId: id,
  isClosed: isPrivate && contact === null,
  awaitsApproval: isReadOnly === true,
});

const open: Rule<ProfileFacts> = {
  code: "PRIVATE_PROFILE",
  message: "This profile is private.",
  denies: (actor, { contactId, isClosed }) => isClosed && !actor.isAdmin && actor.contactId !== contactId,
};

const notSelf: Rule<ProfileFacts> = {
  code: "SELF",
  message: "This is your own profile.",
  denies: (actor, { contactId }) => actor.contactId === contactId,
};

const awaitingApproval: Rule<ProfileFacts> = {
  code: "NOT_AWAITING_APPROVAL",
  message: "This account does not wait for approval.",
  denies: (_actor, { awaitsApproval }) => !awaitsApproval,
};

export const profilePolicy: Policy<ProfileAction, ProfileFacts> = {
  read: [open],
  readPosts: [signedIn, open],
  follow: [...writerRules, notSelf],
  message: [...startRules, notSelf],
  approve: [...writerRules, platformAdmin, awaitingApproval],
};

/** Whether the settings may be opened and changed depends on more than the profile. */
export type UserPermissionsModel = PermissionsParent<"UserPermissions"> & { readonly user: UserModel };
