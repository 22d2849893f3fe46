import type { CommunityPermissions } from "../../graph/generated/resolvers.ts";
import type { Community } from "../../rest/generated/contract.ts";
import type { ActionsOf, Actor, Policy, Rule } from "../permissions/policy.ts";
import { signedIn, writerRules } from "../permissions/rules.ts";

/** The properties of a community that the rules check. */
export type CommunityFacts = Pick<Community, "type" | "isJoined" | "isInvited" | "creatorId">;

const isClosed = (community: CommunityFacts): boolean => community.type === "private" && !community.isJoined;

const mayEnter = (actor: Actor, community: CommunityFacts): boolean =>
  community.isInvited || community.creatorId === actor.contactId;

const invitedPeopleOnly: Rule<CommunityFacts> = {
  code: "NOT_INVITED",
  message: "You need an invitation to join this community.",
  remedy: "ASK_FOR_INVITATION",
  denies: (actor, community) => isClosed(community) && !mayEnter(actor, community),
};

const membersOnly: Rule<CommunityFacts> = {
  code: "NOT_JOINED",
  message: "Join this private community to read it.",
  remedy: "JOIN_COMMUNITY",
  denies: (actor, community) => isClosed(community) && mayEnter(actor, community),
};

/** Platform admins can see the content of every community. */
const exemptAdmins = (rule: Rule<CommunityFacts>): Rule<CommunityFacts> => ({
  ...rule,
  denies: (actor, community) => !actor.isAdmin && rule.denies(actor, community),
});

const notYetJoined: Rule<CommunityFacts> = {
  code: "ALREADY_JOINED",
  message: "You have joined this community.",
  denies: (_actor, community) => community.isJoined,
};

const joined: Rule<CommunityFacts> = {
  code: "NOT_JOINED",
  message: "You have not joined this community.",
  remedy: "JOIN_COMMUNITY",
  denies: (_actor, community) => !community.isJoined,
};

const creatorOrAdmin: Rule<CommunityFacts> = {
  code: "NOT_CREATOR",
  message: "Only the creator or a platform admin may do this.",
  denies: (actor, community) => !actor.isAdmin && community.creatorId !== actor.contactId,
};

/** The properties of a membership that the rules check. */
export interface MemberFacts {
  readonly community: CommunityFacts;
  readonly contactId: number;
}

const managersOnly: Rule<MemberFacts> = {
  ...creatorOrAdmin,
  denies: (actor, { community }) => creatorOrAdmin.denies(actor, community),
};

const notTheCreator: Rule<MemberFacts> = {
  code: "CREATOR",
  message: "The creator of a community cannot be removed.",
  denies: (_actor, { community, contactId }) => community.creatorId === contactId,
};

/** The actions on a membership. */
export const memberPolicy: Policy<"remove", MemberFacts> = {
  remove: [...writerRules, managersOnly, notTheCreator],
};

/** The rules for seeing invitations, which read-only users may see too. */
export const invitationRules: readonly Rule<CommunityFacts>[] = [signedIn, creatorOrAdmin];

export const communityPolicy: Policy<ActionsOf<CommunityPermissions>, CommunityFacts> = {
  read: [signedIn, exemptAdmins(invitedPeopleOnly), exemptAdmins(membersOnly)],
  join: [...writerRules, notYetJoined, invitedPeopleOnly],
  leave: [...writerRules, joined],
  edit: [...writerRules, creatorOrAdmin],
  manageMembers: [...writerRules, creatorOrAdmin],
};
