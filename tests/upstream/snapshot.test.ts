import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createUpstream } from "../../upstream/server.ts";
import { leaseDatabase } from "../support/database.ts";

const filesDir = await mkdtemp(join(tmpdir(), "pressroom-snapshot-"));
afterAll(() => rm(filesDir, { recursive: true, force: true }));

it("a start from a snapshot of the embedded database has a copy of its data", async () => {
  const options = { dataDir: null, filesDir, seedDemo: false, productName: "Pressroom", logLevel: "fatal" } as const;
  const { database, end } = await leaseDatabase("bare");
  const first = await createUpstream({ ...options, embedded: database });
  await first.db.insertInto("contacts").values({ type: "person", name: "Copied", created_at: new Date() }).execute();
  const snapshot = await first.dumpSnapshot();
  await first.close();
  await end();
  const second = await createUpstream({ ...options, snapshot });
  const names = await second.db.selectFrom("contacts").select("name").orderBy("id").execute();
  await second.close();
  expect(names.map(({ name }) => name)).toEqual(["Pressroom", "Copied"]);
});
