import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Storage } from "./storage.ts";

/** Removes a file unless an upload still refers to it. */
export async function removeUnusedFile(db: Kysely<Database>, storage: Storage, path: string): Promise<void> {
  const { rows } = await sql`select 1 from images where path = ${path}
    union all select 1 from videos where ${path} in (source, url, cover_url)`.execute(db);
  if (rows.length === 0) {
    await storage.remove(path);
  }
}
