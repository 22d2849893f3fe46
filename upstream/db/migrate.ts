import { promises as fs } from "node:fs";
import path from "node:path";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import type { Db } from "./schema.ts";

/** Migrations run in the order of their file names. Released files never change; add a new one instead. */
const folder = path.join(import.meta.dirname, "migrations");

/** Thrown for a database with a migration that this version does not have. */
export class NewerDatabaseError extends Error {}

/**
 * Applies all pending migrations. Several nodes may call it at once.
 * @throws NewerDatabaseError, or the first error of a migration, with its name
 */
export async function migrate(db: Db): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: folder });
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : "unknown reason";
  const unknown = /previously executed migration (\S+) is missing/.exec(reason)?.[1];
  if (unknown !== undefined) {
    throw new NewerDatabaseError(
      `The database was migrated by a newer version, which has the migration ${unknown}; start that version, or restore a backup from before.`,
      { cause: error },
    );
  }
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(failed === undefined ? `migrations failed: ${reason}` : `migration ${failed} failed: ${reason}`, {
    cause: error,
  });
}
