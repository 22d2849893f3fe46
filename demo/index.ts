import type { Kysely } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { fill } from "./fill.ts";
import { storeMedia } from "./media.ts";

export interface SeedOptions {
  /** Folder of the files served below /files, to which pictures and videos are written. */
  filesDir: string;
  productName: string;
  /** All times are relative to it. */
  now: Date;
}

/**
 * Inserts the demo data into a database that contains only the base data. The rows are always the same, except for the salt of
 * the password and times, which are relative to `now`. The caller must advance the sequences.
 */
export async function seed(db: Kysely<Database>, { filesDir, productName, now }: SeedOptions): Promise<void> {
  await fill(db, await storeMedia(filesDir), { productName, now });
}
