import { ensureSnapshot } from "../snapshot.ts";

/** Makes the demo data before the first file needs them: no test's time limit has to include it. */
export default async function setup(): Promise<void> {
  await ensureSnapshot();
}
