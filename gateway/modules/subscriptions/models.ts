import type { Subscription } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type NewsletterModel = Subscription;
export type NewsletterFrequency = Subscription["frequency"];
