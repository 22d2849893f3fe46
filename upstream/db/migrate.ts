import { promises as fs } from "node:fs";
import path from "node:path";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import type { Db } from "./schema.ts";

/** Migrations run in the order of their file names. Released files never change; add a new one instead. */
const folder = path.join(import.meta.dirname, "migrations");

/**
 * Applies all pending migrations. Several nodes may call it at once.
 * @throws the first error of a migration, with its name
 */
export async function migrate(db: Db): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: folder });
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    throw new Error(`Migration ${failed ?? ""} failed.`, { cause: error });
  }
}
