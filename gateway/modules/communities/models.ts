import type { Community, CommunityRef, CommunityMember, Author } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type CommunityModel = CommunityRef | Community;

/** A member with the community's slug. */
export interface CommunityMemberModel extends CommunityMember {
  communitySlug: string;
}

export interface CommunityCandidateModel {
  person: Author;
  isJoined: boolean;
  isInvited: boolean;
}

export type CommunityType = Community["type"];
