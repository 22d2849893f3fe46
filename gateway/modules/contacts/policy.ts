import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { writerRules, accountWriterRules } from "../permissions/rules.ts";

/** The actions on a contact; the fields of ContactPermissions. */
export type ContactAction = "edit" | "delete" | "list" | "markDoNotContact" | "message";

/** The properties of a contact that the rules check. */
export interface ContactFacts {
  readonly id: number;
  readonly type: "person" | "company";
  /** Whether it belongs to the viewer's account alone. */
  readonly isOwn: boolean;
}

const ownContactsOnly: Rule<ContactFacts> = {
  code: "OF_OTHERS",
  message: "Only contacts that your account has added can be changed.",
  remedy: null,
  denies: (_actor, { isOwn }) => !isOwn,
};

/** Only registered people can take part in conversations. */
const registeredPeopleOnly: Rule<ContactFacts> = {
  code: "NOT_REACHABLE",
  message: "Messages can be sent to people with a profile only.",
  remedy: null,
  denies: (_actor, { type, isOwn }) => type !== "person" || isOwn,
};

const notSelf: Rule<ContactFacts> = {
  code: "SELF",
  message: "This is you.",
  remedy: null,
  denies: (actor, { id }) => actor.contactId === id,
};

export const contactPolicy: Policy<ContactAction, ContactFacts> = {
  edit: [...writerRules, ownContactsOnly],
  delete: [...writerRules, ownContactsOnly],
  list: accountWriterRules,
  markDoNotContact: accountWriterRules,
  message: [...writerRules, notSelf, registeredPeopleOnly],
};

/** Lists are visible only to the users of their account. */
export const contactListPolicy: Policy<"edit" | "delete", unknown> = {
  edit: accountWriterRules,
  delete: accountWriterRules,
};

export type ContactPermissionsModel = PermissionsParent<"ContactPermissions", ContactAction, ContactFacts>;

export type ContactListPermissionsModel = PermissionsParent<"ContactListPermissions", "edit" | "delete", unknown>;
