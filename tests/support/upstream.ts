import { link, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sourceFiles } from "../../scripts/lib/files.ts";
import { createUpstream, type Upstream, type UpstreamOptions } from "../../upstream/server.ts";
import { demoDatabase } from "./ownDatabase.ts";
import { cheapPasswords } from "./passwords.ts";
import { ensureSnapshot } from "./snapshot.ts";

/** A running upstream with the demo data. */
export interface TestUpstream {
  /** Without a path, such as "http://127.0.0.1:34567". */
  url: string;
  /** Gives access to what HTTP does not show, such as its tables. */
  upstream: Upstream;
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts an upstream with the demo data on a free port, on the PostgreSQL of the tests where there is one, otherwise embedded.
 * @param options overrides, such as the clock (`now`)
 */
export async function startUpstream(options: Partial<UpstreamOptions> = {}): Promise<TestUpstream> {
  const snapshot = await ensureSnapshot();
  const filesDir = await mkdtemp(join(tmpdir(), "pressroom-files-"));
  await linkFiles(snapshot.filesDir, filesDir);
  const { database, end } = await demoDatabase();
  const upstream = await createUpstream({
    ...database,
    filesDir,
    seedDemo: true,
    productName: "Pressroom",
    passwordCost: cheapPasswords,
    logLevel: "warn",
    ...options,
  });
  const url = await upstream.listen(0, "127.0.0.1");
  return {
    url,
    upstream,
    async stop() {
      await upstream.close();
      await end();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

/** Files are immutable, so hard links suffice; new files are written to the new folder only. */
async function linkFiles(from: string, to: string): Promise<void> {
  const files = await sourceFiles(["."], from);
  const folders = new Set(files.map((file) => dirname(join(to, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => link(join(from, file), join(to, file))));
}
