import type { OutletModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { Outlet } from "../../rest/generated/contract.ts";
import { readOutlet, readOutlets } from "../../rest/outlets.ts";
import { storeBySlug } from "../store.ts";

/** The operation's store of outlets, by slug. */
export const outlets = storeBySlug(readOutlet, readOutlets);

/** An outlet with all its fields; null when it cannot be read. */
export const fullOutlet = (context: Context, outlet: OutletModel): MaybePromise<Outlet | null> =>
  "peopleCount" in outlet ? outlet : outlets(context).get(outlet.slug);
