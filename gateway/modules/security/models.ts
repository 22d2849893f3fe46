import type { SettingsSecurity } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type SecurityModel = SettingsSecurity;
export type ActiveSignInModel = SettingsSecurity["sessions"][number];
