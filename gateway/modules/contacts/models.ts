import type { Contact } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type ContactOutletModel = Contact["outlets"][number];
export type ContactCompanyModel = Contact["companies"][number];
