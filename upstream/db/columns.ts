/** Values and types of columns without a check constraint that lists their values. */
import type { ColumnType } from "kysely";

export const roles = ["guest", "journo", "pr", "expert", "admin", "accountAdmin"] as const;
export const userTypes = ["journo", "marketing", "experts"] as const;
export const modules = [
  "onlineNewsroom",
  "monitor",
  "monitorAdvanced",
  "monitorSocial",
  "contacts",
  "opportunities",
  "reports",
  "monitorPrint",
] as const;
export const onboardingStages = ["details", "organization", "newsroom", "beats", "communities"] as const;
export const companyRoles = ["pr", "marketing", "communications", "executive", "other"] as const;
export const outletRoles = ["editor", "reporter", "producer", "presenter", "contributor", "freelancer"] as const;
export const outletTypes = ["newspaper", "magazine", "online", "tv", "radio", "podcast", "newsletter"] as const;
export const beatKeys = ["business", "politics", "lifestyle", "people", "sports", "tech"] as const;
export const beatColours = ["blue", "green", "orange", "purple", "teal", "red"] as const;

export type Role = (typeof roles)[number];
export type UserType = (typeof userTypes)[number];
export type Module = (typeof modules)[number];
export type OnboardingStage = (typeof onboardingStages)[number];
export type CompanyRole = (typeof companyRoles)[number];
export type OutletRole = (typeof outletRoles)[number];
export type OutletType = (typeof outletTypes)[number];
export type BeatKey = (typeof beatKeys)[number];
export type BeatColour = (typeof beatColours)[number];

export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
