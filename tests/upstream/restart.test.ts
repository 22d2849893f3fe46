import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createUpstream } from "../../upstream/server.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";

const folder = await mkdtemp(join(tmpdir(), "pressroom-restart-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a second start", () => {
  const options = { seedDemo: false, productName: "Pressroom", logLevel: "fatal" } as const;

  it("keeps data and secret of the first", async () => {
    const database = await emptyDatabase();
    const upstreamOptions = {
      ...options,
      filesDir: join(folder, "files"),
      ...database,
      ...(database.databaseUrl === undefined && { dataDir: join(folder, "data") }),
    };
    const read = async () => {
      const upstream = await createUpstream(upstreamOptions);
      const { rows } = { rows: await upstream.db.selectFrom("contacts").select(["id", "name"]).orderBy("id").execute() };
      const settings = await upstream.db.selectFrom("settings").selectAll().execute();
      return { upstream, rows, settings };
    };
    const first = await read();
    expect(first.rows).toEqual([{ id: 12, name: "Pressroom" }]);
    await first.upstream.db.insertInto("contacts").values({ type: "person", name: "Added", created_at: new Date() }).execute();
    await first.upstream.close();
    const second = await read();
    await second.upstream.close();
    expect(second.rows).toEqual([
      { id: 12, name: "Pressroom" },
      { id: 1000, name: "Added" },
    ]);
    expect(second.settings).toEqual(first.settings);
  });
});
