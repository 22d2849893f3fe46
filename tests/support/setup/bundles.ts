import { buildStale } from "../../../scripts/lib/bundles.ts";

/** Builds stale bundles once per run. */
export default async function setup(): Promise<void> {
  await buildStale();
}
