/** Values and types of columns without a check constraint that lists their values. */
import type { ColumnType } from "kysely";

export const ROLES = ["guest", "journo", "pr", "expert", "admin", "accountAdmin"] as const;
export const USER_TYPES = ["journo", "marketing", "experts"] as const;
export const MODULES = [
  "onlineNewsroom",
  "monitor",
  "monitorAdvanced",
  "monitorSocial",
  "contacts",
  "opportunities",
  "reports",
  "monitorPrint",
] as const;
export const ONBOARDING_STAGES = ["details", "organization", "newsroom", "beats", "communities"] as const;
export const COMPANY_ROLES = ["pr", "marketing", "communications", "executive", "other"] as const;
export const OUTLET_ROLES = ["editor", "reporter", "producer", "presenter", "contributor", "freelancer"] as const;
export const OUTLET_TYPES = ["newspaper", "magazine", "online", "tv", "radio", "podcast", "newsletter"] as const;
export const BEAT_KEYS = ["business", "politics", "lifestyle", "people", "sports", "tech"] as const;
export const BEAT_COLOURS = ["blue", "green", "orange", "purple", "teal", "red"] as const;

export type Role = (typeof ROLES)[number];
export type UserType = (typeof USER_TYPES)[number];
export type Module = (typeof MODULES)[number];
export type OnboardingStage = (typeof ONBOARDING_STAGES)[number];
export type CompanyRole = (typeof COMPANY_ROLES)[number];
export type OutletRole = (typeof OUTLET_ROLES)[number];
export type OutletType = (typeof OUTLET_TYPES)[number];
export type BeatKey = (typeof BEAT_KEYS)[number];
export type BeatColour = (typeof BEAT_COLOURS)[number];

export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
