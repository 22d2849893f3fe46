import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { readBulk } from "../../rest/bulk.ts";
import type { Outlet } from "../../rest/generated/contract.ts";
import { createStoreBySlug } from "../store.ts";
import type { OutletModel } from "./models.ts";

/** The operation's store of outlets, by slug. */
export const outlets = createStoreBySlug(
  (rest, slug) => rest.read("getOutletProfile", { params: { slug } }),
  (rest, slugs) => readBulk(rest, "getOutletProfiles", { query: { slugs } }),
);

/** An outlet with all its fields; null when it cannot be read. */
export const readFullOutlet = (context: Context, outlet: OutletModel): MaybePromise<Outlet | null> =>
  "peopleCount" in outlet ? outlet : outlets(context).get(outlet.slug);
