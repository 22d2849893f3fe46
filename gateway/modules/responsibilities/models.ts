import type { Profile, CompanyResponsibility, OutletResponsibility } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type ResponsibilityModel = Profile["responsibilities"][number];
export type SpokespersonResponsibilityModel = Extract<ResponsibilityModel, { kind: "spokesperson" }>;
export type CompanyRole = CompanyResponsibility["roles"][number];
export type OutletRole = OutletResponsibility["roles"][number];
