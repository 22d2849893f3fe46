import type { Contact } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type ContactOutletModel = Contact["outlets"][number];
export type ContactCompanyModel = Contact["companies"][number];
