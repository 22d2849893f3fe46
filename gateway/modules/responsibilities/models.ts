import type { Profile, CompanyResponsibility, OutletResponsibility } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type ResponsibilityModel = Profile["responsibilities"][number];
export type SpokespersonResponsibilityModel = Extract<ResponsibilityModel, { kind: "spokesperson" }>;
export type CompanyRole = CompanyResponsibility["roles"][number];
export type OutletRole = OutletResponsibility["roles"][number];
