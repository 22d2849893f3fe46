import type { ContactListPermissions, ContactPermissions } from "../../graph/generated/resolvers.ts";
import type { Contact } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { writerRules, accountWriterRules } from "../permissions/rules.ts";

/** The properties of a contact that the rules check. */
export type ContactFacts = Pick<Contact, "id" | "type" | "isOwn">;

const ownContactsOnly: Rule<ContactFacts> = {
  code: "OF_OTHERS",
  message: "Only contacts that your account has added can be changed.",
  denies: (_actor, { isOwn }) => !isOwn,
};

/** Only registered people can take part in conversations. */
const registeredPeopleOnly: Rule<ContactFacts> = {
  code: "NOT_REACHABLE",
  message: "Messages can be sent to people with a profile only.",
  denies: (_actor, { type, isOwn }) => type !== "person" || isOwn,
};

const notSelf: Rule<ContactFacts> = {
  code: "SELF",
  message: "This is you.",
  denies: (actor, { id }) => actor.contactId === id,
};

export const contactPolicy: Policy<ActionsOf<ContactPermissions>, ContactFacts> = {
  edit: [...writerRules, ownContactsOnly],
  delete: [...writerRules, ownContactsOnly],
  list: accountWriterRules,
  markDoNotContact: accountWriterRules,
  message: [...writerRules, notSelf, registeredPeopleOnly],
};

/** Lists are visible only to the users of their account. */
export const contactListPolicy: Policy<ActionsOf<ContactListPermissions>, unknown> = {
  edit: accountWriterRules,
  delete: accountWriterRules,
};
