import { expect, test } from "vitest";
import { createVersionWatch } from "../../../web/src/lib/newVersion.ts";

interface Situation {
  served?: string | Error;
  unsaved?: boolean;
  storage?: Map<string, string>;
}

/** A page whose own version is "/assets/a.js". */
function page({ served = "/assets/b.js", unsaved = false, storage = new Map() }: Situation = {}) {
  let reloads = 0;
  const watch = createVersionWatch({
    entry: "/assets/a.js",
    servedEntry: async () => {
      if (served instanceof Error) throw served;
      return served;
    },
    reload: () => void (reloads += 1),
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
  });
  watch.protect(() => unsaved);
  return { watch, storage, reloads: () => reloads };
}

test("a page knows that a newer version is served, and says so once to those who listen @ERR-15", async () => {
  const { watch } = page();
  let told = 0;
  watch.isOutdated.listen(() => (told += 1));
  expect(watch.isOutdated.get()).toBe(false);
  expect(await watch.check()).toBe(true);
  expect(watch.isOutdated.get()).toBe(true);
  expect(told).toBe(1);
});

test("the same version, and none that can be asked for, are no newer one @ERR-15", async () => {
  for (const served of ["/assets/a.js", new Error("No connection.")]) {
    const { watch } = page({ served });
    expect(await watch.check()).toBe(false);
    expect(watch.isOutdated.get()).toBe(false);
    expect(watch.claimReload()).toBe(false);
  }
});

test("it reloads by itself once, and never with something unsaved @ERR-15", async () => {
  const first = page();
  await first.watch.check();
  expect(first.watch.claimReload()).toBe(true);
  void first.watch.reload();
  expect(first.reloads()).toBe(1);

  // The same tab after that reload, still with the old version.
  const again = page({ storage: first.storage });
  await again.watch.check();
  expect(again.watch.claimReload()).toBe(false);
  const later = page({ storage: first.storage, served: "/assets/c.js" });
  await later.watch.check();
  expect(later.watch.claimReload()).toBe(true);

  const writing = page({ unsaved: true });
  await writing.watch.check();
  expect(writing.watch.claimReload()).toBe(false);
});
