/** Tables of announcements: what is announced, by which mails and channels it goes out, who has read it. */
import type { Generated } from "kysely";
import type { Instant, InstantOrNull, Nullable, UserType, WithDefault } from "./columns.ts";

export type AnnouncementKind = "media" | "marketing" | "epitome" | "announcement";
/** Draft to published to archived, never back. */
export type AnnouncementStatus = "draft" | "published" | "archived";
/** Draft to scheduled or sending to sent. */
export type MailingStatus = "draft" | "scheduled" | "sending" | "sent";
export type ChannelType = "newsroom" | "email" | "web" | "social";

export interface AnnouncementsTable {
  id: Generated<number>;
  kind: AnnouncementKind;
  status: AnnouncementStatus;
  title: string;
  headline: Nullable<string>;
  summary: Nullable<string>;
  /** Safe HTML. */
  content: Nullable<string>;
  img_id: Nullable<number>;
  video_id: Nullable<number>;
  /** Contact id of the company, or else of whoever wrote it. */
  author_id: number;
  /** Contact id of whoever was signed in. */
  creator_id: number;
  /** The account of the creator, whose people work with it. */
  account_id: Nullable<number>;
  company_id: Nullable<number>;
  newsroom_id: Nullable<number>;
  /** In whose lists it appears; empty means all. */
  user_types: WithDefault<UserType[]>;
  /** The news that it became. */
  story_id: Nullable<number>;
  created_at: Instant;
  /** Null for drafts; set once. */
  published_at: InstantOrNull;
  deleted_at: InstantOrNull;
}

export interface AnnouncementBeatsTable {
  announcement_id: number;
  beat_id: number;
}

export interface AnnouncementCommunitiesTable {
  announcement_id: number;
  community_id: number;
}

/** Who has read it, but for those who may change it: one row per person, one per visit of a guest. */
export interface AnnouncementViewsTable {
  announcement_id: number;
  contact_id: Nullable<number>;
  viewed_at: Instant;
}

/** The mail of an announcement; without a row nothing has been written yet. */
export interface AnnouncementEmailsTable {
  announcement_id: number;
  status: WithDefault<MailingStatus>;
  subject: Nullable<string>;
  preheader: Nullable<string>;
  from_name: Nullable<string>;
  reply_to: Nullable<string>;
  /** Safe HTML. */
  content: Nullable<string>;
  send_at: InstantOrNull;
  sent_at: InstantOrNull;
}

export interface AnnouncementEmailListsTable {
  announcement_id: number;
  list_id: number;
}

export interface AnnouncementEmailContactsTable {
  announcement_id: number;
  contact_id: number;
}

/** One mail to one recipient, known from the moment when sending begins. */
export interface AnnouncementDeliveriesTable {
  id: Generated<number>;
  announcement_id: number;
  /** Lower case. */
  email: string;
  /** In the recipient's link, by which opening is known. */
  hash: string;
  /** Set before the mail is handed in: nobody gets one twice. */
  sent_at: InstantOrNull;
  /** The mail server refused it. */
  failed: WithDefault<boolean>;
  opened_at: InstantOrNull;
  /** In the mail's unsubscribe link. */
  unsubscribe_token: Generated<string>;
}

/** Addresses that get no more press mails of a sender. */
export interface PressMailUnsubscribesTable {
  /** Contact id of the announcements' author: the company, or else the person. */
  sender_id: number;
  /** Lower case. */
  email: string;
  created_at: Instant;
}

/** Where an account distributes announcements. */
export interface ChannelsTable {
  id: Generated<number>;
  account_id: number;
  type: ChannelType;
  name: string;
  url: Nullable<string>;
  newsroom_id: Nullable<number>;
  contact_list_id: Nullable<number>;
  is_active: WithDefault<boolean>;
  created_at: Instant;
}

export interface AnnouncementChannelsTable {
  announcement_id: number;
  channel_id: number;
  added_at: Instant;
}

/** All of them by their names in the database. */
export interface AnnouncementTables {
  announcement_beats: AnnouncementBeatsTable;
  announcement_channels: AnnouncementChannelsTable;
  announcement_communities: AnnouncementCommunitiesTable;
  announcement_deliveries: AnnouncementDeliveriesTable;
  announcement_email_contacts: AnnouncementEmailContactsTable;
  announcement_email_lists: AnnouncementEmailListsTable;
  announcement_emails: AnnouncementEmailsTable;
  announcement_views: AnnouncementViewsTable;
  announcements: AnnouncementsTable;
  channels: ChannelsTable;
  press_mail_unsubscribes: PressMailUnsubscribesTable;
}
