import { buildStale } from "../../../scripts/lib/bundles.ts";

/** Brings what browsers load up to date, once per run. */
export default async function setup(): Promise<void> {
  await buildStale();
}
