import { sql } from "kysely";
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import type { FileStore } from "./fileStore.ts";

/**
 * Removes a file unless an upload still refers to it.
 * @param how "discard" when the change that it belongs to is committed
 */
export async function removeUnusedFile(db: Db, storage: FileStore, path: string, how: "remove" | "discard"): Promise<void> {
  const references = sql`select 1 from images where path = ${path}
    union all select 1 from videos where ${path} in (source, url, cover_url)`;
  if (!(await exists(db, references))) await storage[how](path);
}
