import type { Generated } from 'kysely';
import type { Instant, Nullable } from './columns.ts';

export interface SessionsTable {
  id: Generated<number>;
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  token_hash: string;
  user_id: number;
  remember: boolean;
  device: Nullable<string>;
  address: Nullable<string>;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
}

/** What is counted for rate limits (D-22): one row per event. */
export interface RateEventsTable {
  id: Generated<number>;
  action: string;
  key: string;
  created_at: Instant;
}

/** First answers kept for repeated creates (D-16); status is null while the first is still running. */
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

/** Values that all nodes share and that are made at the first start, such as the signing secret. */
export interface SettingsTable {
  key: string;
  value: string;
}
