/**
 * The tables as Kysely sees them. One interface per table, keys as the columns are called.
 * The SQL that makes them lies in ./migrations; both change together.
 */
import type { Generated } from "kysely";
import type { AnnouncementTables } from "./announcements.ts";
import type { AnswerSetsTable, AnswersTable } from "./answers.ts";
import type { FeedType, Instant, InstantOrNull, Module, Nullable, OnboardingStage, Role, WithDefault } from "./columns.ts";
import type { ContactListMembersTable, ContactListsTable, DismissedContactsTable, DoNotContactTable } from "./contacts.ts";
import type {
  CommentAttachmentsTable,
  CommentsTable,
  LikesTable,
  PostAttachmentsTable,
  PostCommunitiesTable,
  PostsTable,
  StoriesTable,
  StoryBeatsTable,
  StoryCommunitiesTable,
} from "./content.ts";
import type {
  InterviewBeatsTable,
  InterviewInvitationsTable,
  InterviewsTable,
  InterviewSharesTable,
  QuestionsTable,
  SavedMediaTable,
} from "./interviews.ts";
import type { ConversationMembersTable, ConversationsTable, MessageAttachmentsTable, MessagesTable } from "./messages.ts";
import type { MonitorItemBeatsTable, MonitorItemsTable, MonitorSearchesTable } from "./monitor.ts";
import type { NewsroomConfirmationsTable, NewsroomContactsTable, NewsroomsTable } from "./newsrooms.ts";
import type { NotificationsTable } from "./notifications.ts";
import type { FeedbackTable, IdempotencyKeysTable, OutboxTable, RateEventsTable, SettingsTable } from "./platform.ts";
import type {
  CompanyResponsibilitiesTable,
  ContactDetailsTable,
  ContactSocialsTable,
  FollowsContactsTable,
  OutletBeatsTable,
  OutletResponsibilitiesTable,
  SpokespeopleTable,
} from "./profiles.ts";
import type {
  NewslettersTable,
  NotificationSettingsTable,
  RecoveryCodesTable,
  SubscriptionsTable,
  TwoStepTable,
} from "./security.ts";
import type { TasksTable, WorkListMembersTable, WorkListsTable } from "./work.ts";

export type * from "./announcements.ts";
export type * from "./answers.ts";
export type * from "./contacts.ts";
export type * from "./content.ts";
export type * from "./interviews.ts";
export type * from "./messages.ts";
export type * from "./monitor.ts";
export type * from "./newsrooms.ts";
export type * from "./notifications.ts";
export type * from "./platform.ts";
export type * from "./profiles.ts";
export type * from "./security.ts";
export type * from "./work.ts";
export type { EntityType, FeedType, Module, NewsKind, OnboardingStage, PostType, Role, SaveAs, UserType } from "./columns.ts";

/** A paying organization whose users work together; its company, if any, is the one it speaks for. */
export interface AccountsTable {
  id: Generated<number>;
  name: string;
  company_id: Nullable<number>;
  created_at: Instant;
}

/**
 * Whoever can be an author: a person or a company. The REST API calls its id the author id or contact id.
 * Those with an account are no authors: an account keeps them for itself, so whatever shows or accepts contacts
 * outside of the contacts section leaves them out.
 */
export interface ContactsTable {
  id: Generated<number>;
  /** The account that added it by hand or by import; null for registered people and companies, which all share. */
  account_id: Nullable<number>;
  /** What the account notes about it. */
  notes: Nullable<string>;
  type: "person" | "company";
  name: string;
  slug: Nullable<string>;
  /** Address of the picture at 256 px, "/files/...". */
  avatar: Nullable<string>;
  /** The same at 64 px. */
  avatar_icon: Nullable<string>;
  firstname: Nullable<string>;
  lastname: Nullable<string>;
  about: Nullable<string>;
  job: Nullable<string>;
  organization: Nullable<string>;
  /** The company that the organization is, where it is one of them. */
  organization_company_id: Nullable<number>;
  country_id: Nullable<number>;
  is_private: WithDefault<boolean>;
  /** Time of the last request, rounded down to the minute. */
  last_active_at: InstantOrNull;
  created_at: Instant;
}

export interface ContactBeatsTable {
  contact_id: number;
  beat_id: number;
}

/** What a contact of type company has beyond its name, slug and picture. */
export interface CompaniesTable {
  id: Generated<number>;
  contact_id: number;
  description: Nullable<string>;
  url: Nullable<string>;
  country_id: Nullable<number>;
  banner_image_id: Nullable<number>;
  phone: Nullable<string>;
  email: Nullable<string>;
  is_verified: WithDefault<boolean>;
  /** Contact id of whoever brought the company here; its account's administrators own it too. */
  owner_id: Nullable<number>;
}

export interface OutletsTable {
  id: Generated<number>;
  name: string;
  slug: string;
  logo: Nullable<string>;
  url: Nullable<string>;
  description: Nullable<string>;
  type: WithDefault<"newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter">;
  country_id: Nullable<number>;
  audience: Nullable<number>;
}

/** A sign-in of a person. Roles are kept as given, also when the list is empty (the gateway's default for an empty list is journo). */
export interface UsersTable {
  id: Generated<number>;
  contact_id: number;
  account_id: Nullable<number>;
  /** Lower case. */
  email: string;
  /** Made by hashPassword of upstream/accounts/password.ts. */
  password_hash: string;
  roles: Role[];
  modules: Module[];
  timezone: Nullable<string>;
  is_read_only: WithDefault<boolean>;
  is_managed: WithDefault<boolean>;
  has_notifications: WithDefault<boolean>;
  /** Null when onboarding is finished. */
  onboarding: Nullable<OnboardingStage>;
  created_at: Instant;
}

/** A mailed code by which a user may set a new password. */
export interface PasswordRecoveriesTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  created_at: Instant;
  expires_at: Instant;
}

export interface BeatsTable {
  id: number;
  key: "business" | "politics" | "lifestyle" | "people" | "sports" | "tech";
  name: string;
  colour: "blue" | "green" | "orange" | "purple" | "teal" | "red";
  position: number;
}

export interface CountriesTable {
  id: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

export interface FeedTypesTable {
  id: FeedType;
  name: string;
  position: number;
}

export interface CommunitiesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  description: Nullable<string>;
  type: "public" | "private";
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

/** Slugs that communities had before, in lower case. */
export interface CommunitySlugsTable {
  slug: string;
  community_id: number;
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

export interface ImagesTable {
  id: Generated<number>;
  /** "/files/...". */
  path: string;
  width: number;
  height: number;
  mime: string;
  size: number;
  /** Contact id of the uploader. */
  owner_id: Nullable<number>;
  created_at: Instant;
}

export interface VideosTable {
  id: Generated<number>;
  /** The uploaded file, "/files/...", which is checked while the video is processing; null without one. */
  source: Nullable<string>;
  /** "/files/..."; null while it is processing. */
  url: Nullable<string>;
  cover_url: Nullable<string>;
  /** Whole seconds. */
  duration: Nullable<number>;
  status: "processing" | "processed";
  error: Nullable<string>;
  mime: string;
  size: number;
  owner_id: Nullable<number>;
  /** The answers by whose hash it was uploaded; they may be gone. */
  answer_set_id: Nullable<number>;
  created_at: Instant;
  /** Names the one attempt that is processing it; null while none is. */
  claim: Nullable<string>;
  /** By the database's clock. After it another node may claim the video. */
  claimed_until: InstantOrNull;
  /** How often processing was begun. */
  attempts: WithDefault<number>;
}

export interface SessionsTable {
  id: Generated<number>;
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  token_hash: string;
  user_id: number;
  /** Of an access token, which a person made for a program; null for a sign-in. */
  name: Nullable<string>;
  remember: boolean;
  device: Nullable<string>;
  address: Nullable<string>;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
}

export interface Database extends AnnouncementTables {
  accounts: AccountsTable;
  answer_sets: AnswerSetsTable;
  answers: AnswersTable;
  beats: BeatsTable;
  comment_attachments: CommentAttachmentsTable;
  comments: CommentsTable;
  communities: CommunitiesTable;
  community_invitations: CommunityInvitationsTable;
  community_members: CommunityMembersTable;
  community_slugs: CommunitySlugsTable;
  companies: CompaniesTable;
  company_responsibilities: CompanyResponsibilitiesTable;
  conversation_members: ConversationMembersTable;
  conversations: ConversationsTable;
  contact_beats: ContactBeatsTable;
  contact_details: ContactDetailsTable;
  contact_list_members: ContactListMembersTable;
  contact_lists: ContactListsTable;
  contact_socials: ContactSocialsTable;
  contacts: ContactsTable;
  countries: CountriesTable;
  dismissed_contacts: DismissedContactsTable;
  do_not_contact: DoNotContactTable;
  feed_types: FeedTypesTable;
  feedback: FeedbackTable;
  follows_communities: FollowsCommunitiesTable;
  follows_contacts: FollowsContactsTable;
  follows_feed_types: FollowsFeedTypesTable;
  idempotency_keys: IdempotencyKeysTable;
  images: ImagesTable;
  interview_beats: InterviewBeatsTable;
  interview_invitations: InterviewInvitationsTable;
  interview_shares: InterviewSharesTable;
  interviews: InterviewsTable;
  likes: LikesTable;
  message_attachments: MessageAttachmentsTable;
  messages: MessagesTable;
  newsletters: NewslettersTable;
  notification_settings: NotificationSettingsTable;
  monitor_item_beats: MonitorItemBeatsTable;
  monitor_items: MonitorItemsTable;
  monitor_searches: MonitorSearchesTable;
  newsroom_confirmations: NewsroomConfirmationsTable;
  newsroom_contacts: NewsroomContactsTable;
  newsrooms: NewsroomsTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
  outlet_beats: OutletBeatsTable;
  outlet_responsibilities: OutletResponsibilitiesTable;
  outlets: OutletsTable;
  password_recoveries: PasswordRecoveriesTable;
  post_attachments: PostAttachmentsTable;
  post_communities: PostCommunitiesTable;
  posts: PostsTable;
  questions: QuestionsTable;
  rate_events: RateEventsTable;
  recovery_codes: RecoveryCodesTable;
  saved_media: SavedMediaTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  spokespeople: SpokespeopleTable;
  stories: StoriesTable;
  story_beats: StoryBeatsTable;
  story_communities: StoryCommunitiesTable;
  subscriptions: SubscriptionsTable;
  two_step: TwoStepTable;
  tasks: TasksTable;
  users: UsersTable;
  videos: VideosTable;
  work_list_members: WorkListMembersTable;
  work_lists: WorkListsTable;
}
