import { randomUUID } from "node:crypto";
import { access, mkdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withLock } from "../../scripts/lib/lock.ts";
import { cacheDir } from "../../scripts/lib/paths.ts";

const newName = () => `test-${randomUUID()}`;

it("work under a lock waits until other work under it has ended, even with an error", async () => {
  const name = newName();
  const started = Promise.withResolvers<void>();
  const broken = Promise.withResolvers<void>();
  const first = withLock(name, () => (started.resolve(), broken.promise));
  await started.promise;
  let hasRun = false;
  const second = withLock(name, async () => (hasRun = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(hasRun).toBe(false);
  broken.reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(await second).toBe(true);
  await expect(access(join(cacheDir, `${name}.locked`))).rejects.toThrow("ENOENT");
});

it("a lock of a process that was killed is taken over, whatever its pid belongs to now", async () => {
  const name = newName();
  const folder = join(cacheDir, `${name}.locked`);
  await mkdir(folder, { recursive: true });
  const minuteAgo = new Date(Date.now() - 60_000);
  await utimes(folder, minuteAgo, minuteAgo);
  expect(await withLock(name, async () => "done")).toBe("done");
});
