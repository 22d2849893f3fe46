import type { Kysely } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { fill } from "./fill.ts";
import { storeMedia } from "./media.ts";

export interface SeedOptions {
  /** Folder behind /files; pictures and videos are written there. */
  filesDir: string;
  productName: string;
  /** All times are distances from it. */
  now: Date;
}

/**
 * Fills an empty database, which already holds the base data, with the demo data: the same
 * rows every time, apart from the salt of the password and times,
 * which are distances from `now`. Sequences are left to the caller.
 */
export async function seed(db: Kysely<Database>, { filesDir, productName, now }: SeedOptions): Promise<void> {
  await fill(db, await storeMedia(filesDir), { productName, now });
}
