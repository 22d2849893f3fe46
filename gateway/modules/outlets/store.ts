import type { OutletModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { Outlet } from "../../rest/generated/contract.ts";
import { readOutlet, readOutlets } from "../../rest/outlets.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of outlets, by slug. */
export const outlets = storePerOperation<string, Outlet>(({ rest }) => ({
  readOne: (slug) => readOutlet(rest, slug),
  readMany: (slugs) => readOutlets(rest, slugs),
  keyOf: ({ slug }) => slug,
}));

/** An outlet with all its fields; null when it cannot be read. */
export const fullOutlet = (context: Context, outlet: OutletModel): MaybePromise<Outlet | null> =>
  "peopleCount" in outlet ? outlet : outlets(context).get(outlet.slug);
