import type { Policy, Rule } from "../permissions/policy.ts";
import { signedIn, writer } from "../permissions/rules.ts";

/** What one can do to a community; the fields of CommunityPermissions. */
export type CommunityAction = "read" | "join" | "leave";

/** What the rules look at in a community. */
export interface CommunityFacts {
  readonly type: "public" | "private";
  readonly isJoined: boolean;
  readonly isInvited: boolean;
}

const isClosed = (community: CommunityFacts): boolean => community.type === "private" && !community.isJoined;

const invitedMembersOnly: Rule<CommunityFacts> = {
  code: "NOT_INVITED",
  message: "You need an invitation to join this community.",
  remedy: "ASK_FOR_INVITATION",
  denies: (_actor, community) => isClosed(community) && !community.isInvited,
};

const invitedFirstJoin: Rule<CommunityFacts> = {
  code: "NOT_JOINED",
  message: "Join this private community to read it.",
  remedy: "JOIN_COMMUNITY",
  denies: (_actor, community) => isClosed(community) && community.isInvited,
};

const notYetJoined: Rule<CommunityFacts> = {
  code: "ALREADY_JOINED",
  message: "You have joined this community.",
  remedy: null,
  denies: (_actor, community) => community.isJoined,
};

const joined: Rule<CommunityFacts> = {
  code: "NOT_JOINED",
  message: "You have not joined this community.",
  remedy: "JOIN_COMMUNITY",
  denies: (_actor, community) => !community.isJoined,
};

/** D-152, D-154. */
export const communityPolicy: Policy<CommunityAction, CommunityFacts> = {
  read: [signedIn, invitedMembersOnly, invitedFirstJoin],
  join: [...writer, notYetJoined, invitedMembersOnly],
  leave: [...writer, joined],
};
