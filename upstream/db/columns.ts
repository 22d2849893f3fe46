/** Types of columns without a check constraint that lists their values. */
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
export type OnboardingStage = "details" | "organization" | "newsroom" | "beats" | "communities";
export type CompanyRole = "pr" | "marketing" | "communications" | "executive" | "other";
export type OutletRole = "editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer";
export type OutletType = "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter";
export type BeatKey = "business" | "politics" | "lifestyle" | "people" | "sports" | "tech";
export type BeatColour = "blue" | "green" | "orange" | "purple" | "teal" | "red";

export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
