import type { SettingsBase, ProfileAi, SettingsContacts } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type UserSettingsModel = SettingsBase;
export type SettingsOrganizationModel = NonNullable<SettingsBase["organization"]>;
export type GeneratedProfileModel = ProfileAi;
export type ContactDetailsModel = SettingsContacts;
export type ProfileView = SettingsBase["view"];
