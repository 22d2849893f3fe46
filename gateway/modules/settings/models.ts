import type { SettingsBase, ProfileAi, SettingsContacts } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type UserSettingsModel = SettingsBase;
export type SettingsOrganizationModel = NonNullable<SettingsBase["organization"]>;
export type GeneratedProfileModel = ProfileAi;
export type ContactDetailsModel = SettingsContacts;
export type ProfileView = SettingsBase["view"];
