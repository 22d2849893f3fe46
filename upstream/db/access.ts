/** The tables of sign-ins, and of what keeps calls from being made too often or twice. */
import type { Generated } from "kysely";
import type { Instant, Nullable } from "./columns.ts";

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

/** A mailed code by which a user may set a new password (D-42). */
export interface PasswordRecoveriesTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  created_at: Instant;
  expires_at: Instant;
}
