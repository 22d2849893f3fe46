import type { MailSetting, Subscription } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type NewsletterModel = Subscription;
export type NewsletterFrequency = Subscription["frequency"];
/** The setting with the token of its link. */
export type MailSettingModel = MailSetting & { token: string };
