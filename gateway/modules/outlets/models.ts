import type { Outlet, OutletRef } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type OutletModel = OutletRef | Outlet;
export type OutletType = Outlet["type"];
