import type { Generated } from 'kysely';
import type { Instant, Nullable } from './columns.ts';
import type { FeedType } from './names.ts';

export interface CommunitiesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  description: Nullable<string>;
  type: 'public' | 'private';
  country_id: Nullable<number>;
  logo_image_id: Nullable<number>;
  banner_image_id: Nullable<number>;
  /** The logo at 64 px, "/files/...". */
  icon: Nullable<string>;
  /** The logo at 256 px. */
  img: Nullable<string>;
  /** Contact id. */
  creator_id: number;
  created_at: Instant;
}

export interface CommunityMembersTable {
  community_id: number;
  contact_id: number;
  joined_at: Instant;
}

export interface CommunityInvitationsTable {
  community_id: number;
  contact_id: number;
  created_at: Instant;
}

export interface FollowsCommunitiesTable {
  contact_id: number;
  community_id: number;
}

export interface FollowsFeedTypesTable {
  contact_id: number;
  feed_type: FeedType;
}
