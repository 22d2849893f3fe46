import { ensureSnapshot } from "./snapshot.ts";

/** Creates the demo data of the tests, if needed, in parallel with the first checks of `npm test`. */
await ensureSnapshot();
