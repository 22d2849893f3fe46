import type { Community, CommunityRef, CommunityMember, Author, Activity } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type CommunityModel = CommunityRef | Community;

/** A member, and where. */
export interface CommunityMemberModel extends CommunityMember {
  communitySlug: string;
}

export interface CommunityCandidateModel {
  person: Author;
  isJoined: boolean;
  isInvited: boolean;
}

export type ActivityPostModel = Activity["post"];
export type CommunityType = Community["type"];
