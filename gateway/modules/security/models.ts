import type { SettingsSecurity } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type SecurityModel = SettingsSecurity;
export type ActiveSignInModel = SettingsSecurity["sessions"][number];
