/** The tables that keep the platform itself running. */
import type { Generated } from "kysely";
import type { Instant, Nullable } from "./columns.ts";

/** What is counted for rate limits: one row per event. */
export interface RateEventsTable {
  id: Generated<number>;
  action: string;
  key: string;
  created_at: Instant;
}

/** First answers kept for repeated creates; status is null while the first is still running. */
export interface IdempotencyKeysTable {
  user_id: number;
  path: string;
  key: string;
  body_hash: string;
  status: Nullable<number>;
  headers: Nullable<string>;
  body: Nullable<string>;
  created_at: Instant;
}

export interface FeedbackTable {
  id: Generated<number>;
  user_id: Nullable<number>;
  name: Nullable<string>;
  email: Nullable<string>;
  message: string;
  url: Nullable<string>;
  screenshot: Nullable<string>;
  created_at: Instant;
}

/** Mails that were not sent: without a mail server, or refused by it. */
export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  reply_to: Nullable<string>;
  subject: string;
  text: string;
  /** The text with its formatting, of mails that have one. */
  html: Nullable<string>;
  /** Whom it comes from by name; null: the installation's sender. */
  from_name: Nullable<string>;
  /** Further headers as "Name: value", one per line. */
  headers: Nullable<string>;
  /** Paths under /files, one per line. */
  files: Nullable<string>;
  created_at: Instant;
}

/** Values that all nodes share and that are made at the first start, such as the signing secret. */
export interface SettingsTable {
  key: string;
  value: string;
}
