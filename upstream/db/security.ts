/** The tables of how people sign in, and of what they want to be told and sent. */
import type { Generated } from "kysely";
import type { Instant, WithDefault } from "./columns.ts";
import type { NotificationKind } from "./notifications.ts";

/** Time-based codes of an authenticator app as the second step of signing in. */
export interface TwoStepTable {
  user_id: number;
  /** Base32, as the app has it. */
  secret: string;
  /** False until the first code has shown that the app has the secret. */
  is_on: WithDefault<boolean>;
  /** The time step of the newest code that was taken: each is taken once (RFC 6238, 5.2). */
  last_step: WithDefault<number>;
  created_at: Instant;
}

/** Codes for when the app is lost; a used one is gone. */
export interface RecoveryCodesTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256, hex. */
  code_hash: string;
}

/** Where somebody wants to be told of one kind of thing; without a row the defaults hold. */
export interface NotificationSettingsTable {
  user_id: number;
  kind: NotificationKind;
  on_site: boolean;
  email: boolean;
}

/** What can be subscribed to. */
export interface NewslettersTable {
  id: Generated<number>;
  name: string;
  description: string;
  frequency: "daily" | "weekly" | "asItHappens";
  position: number;
}

export interface SubscriptionsTable {
  user_id: number;
  newsletter_id: number;
}
