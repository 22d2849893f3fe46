/**
 * The tables as Kysely sees them. One interface per table, keys as the columns are called.
 * The SQL that makes them lies in ./migrations; both change together.
 */
import type { CommentsTable, CommentAttachmentsTable, LikesTable } from './tables/comments.ts';
import type {
  CommunitiesTable,
  CommunityMembersTable,
  CommunityInvitationsTable,
  FollowsCommunitiesTable,
  FollowsFeedTypesTable,
} from './tables/communities.ts';
import type { BeatsTable, CountriesTable, FeedTypesTable } from './tables/lookups.ts';
import type { ImagesTable, VideosTable } from './tables/media.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type {
  AccountsTable,
  ContactsTable,
  ContactBeatsTable,
  CompaniesTable,
  OutletsTable,
  UsersTable,
} from './tables/people.ts';
import type { PostsTable, PostCommunitiesTable, PostAttachmentsTable, InterviewsTable } from './tables/posts.ts';
import type { StoriesTable, StoryBeatsTable, StoryCommunitiesTable } from './tables/stories.ts';
import type {
  SessionsTable,
  RateEventsTable,
  IdempotencyKeysTable,
  FeedbackTable,
  SettingsTable,
} from './tables/system.ts';

export type * from './tables/comments.ts';
export type * from './tables/communities.ts';
export type * from './tables/lookups.ts';
export type * from './tables/media.ts';
export type * from './tables/names.ts';
export type * from './tables/notifications.ts';
export type * from './tables/people.ts';
export type * from './tables/posts.ts';
export type * from './tables/stories.ts';
export type * from './tables/system.ts';

export interface Database {
  accounts: AccountsTable;
  beats: BeatsTable;
  comment_attachments: CommentAttachmentsTable;
  comments: CommentsTable;
  communities: CommunitiesTable;
  community_invitations: CommunityInvitationsTable;
  community_members: CommunityMembersTable;
  companies: CompaniesTable;
  contact_beats: ContactBeatsTable;
  contacts: ContactsTable;
  countries: CountriesTable;
  feed_types: FeedTypesTable;
  feedback: FeedbackTable;
  follows_communities: FollowsCommunitiesTable;
  follows_feed_types: FollowsFeedTypesTable;
  idempotency_keys: IdempotencyKeysTable;
  images: ImagesTable;
  interviews: InterviewsTable;
  likes: LikesTable;
  notifications: NotificationsTable;
  outlets: OutletsTable;
  post_attachments: PostAttachmentsTable;
  post_communities: PostCommunitiesTable;
  posts: PostsTable;
  rate_events: RateEventsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  stories: StoriesTable;
  story_beats: StoryBeatsTable;
  story_communities: StoryCommunitiesTable;
  users: UsersTable;
  videos: VideosTable;
}
