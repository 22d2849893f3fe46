import type { ColumnType } from "kysely";

export type Role = "guest" | "journo" | "pr" | "expert" | "admin" | "accountAdmin";
export type UserType = "journo" | "marketing" | "experts";
export type Module =
  | "onlineNewsroom"
  | "monitor"
  | "monitorAdvanced"
  | "monitorSocial"
  | "contacts"
  | "opportunities"
  | "reports"
  | "monitorPrint";
export type PostType = "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement";
export type NewsKind = "media" | "epitome" | "marcoms";
export type FeedType = PostType | NewsKind;
export type EntityType = PostType | "story" | "interview";
export type SaveAs = "draft" | "published";
export type OnboardingStage = "details" | "organization" | "newsroom" | "beats" | "communities";

/** An instant, kept to the millisecond; always a Date when read. */
export type Instant = ColumnType<Date, Date, Date>;
export type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
