import type { Kysely } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import type { FileStore } from "../upstream/media/fileStore.ts";
import { fill } from "./fill.ts";
import { storeMedia } from "./media.ts";

export interface SeedOptions {
  /** Receives the pictures and videos. */
  storage: FileStore;
  productName: string;
  /** The reference for all times of the demo data. */
  now: Date;
}

/**
 * Inserts the demo data into a database that contains only the base data. The rows are always the same, except for the salt of
 * the password and times, which are relative to `now`. The caller must advance the sequences.
 */
export async function seed(db: Kysely<Database>, { storage, productName, now }: SeedOptions): Promise<void> {
  await fill(db, await storeMedia(storage), { productName, now });
}
