import type { Outlet, OutletRef } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type OutletModel = OutletRef | Outlet;
export type OutletType = Outlet["type"];
