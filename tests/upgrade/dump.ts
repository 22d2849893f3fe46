import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { findPostgres } from "../../scripts/lib/postgres.ts";
import { run } from "../../scripts/lib/run.ts";
import { createUpstream } from "../../upstream/server.ts";
import { createDatabase, startPostgres } from "../support/postgres.ts";

/**
 * `npm run release:database -- VERSION` stores the database of a release, with its demo data, as releases/VERSION/database.sql.gz, from which
 * tests/upstream/upgrade.test.ts migrates to the current schema. Run it with the code of the release.
 */
const [version] = process.argv.slice(2);
if (version === undefined) throw new Error("Name the release: npm run release:database -- 0.1.0");
const programs = await findPostgres();
if (programs === null) throw new Error("PostgreSQL's programs are not on this machine.");

const filesDir = await mkdtemp(join(tmpdir(), "pressroom-dump-"));
const cluster = await startPostgres();
try {
  const databaseUrl = await createDatabase(cluster.url, "release");
  const options = { dataDir: null, databaseUrl, filesDir, seedDemo: true, productName: "Pressroom", logLevel: "warn" } as const;
  await (await createUpstream(options)).close();
  const args = ["--no-owner", "--rows-per-insert=500", "--dbname", databaseUrl];
  const { code, output } = await run(join(programs, "pg_dump"), args);
  if (code !== 0) throw new Error(`pg_dump ended with code ${String(code)}: ${output}`);
  // Commands of psql, which the embedded database does not know.
  const text = output.replace(/^\\.*\n/gm, "");
  await writeFile(fromRoot(`releases/${version}/database.sql.gz`), gzipSync(text, { level: 9 }));
  console.log(`releases/${version}/database.sql.gz: ${text.length} characters`);
} finally {
  await cluster.stop();
  await rm(filesDir, { recursive: true, force: true });
}
