import { ensureSnapshot } from "../snapshot.ts";

/** Creates the demo data before the first test file, so that it does not count towards the time limit of a test. */
export default async function setup(): Promise<void> {
  await ensureSnapshot();
}
