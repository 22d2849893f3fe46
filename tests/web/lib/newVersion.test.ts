import { expect, test } from "vitest";
import { createVersionWatch, OutdatedError } from "../../../web/src/lib/newVersion.ts";

interface PageOptions {
  served?: string | Error;
  unsaved?: boolean;
  storage?: Map<string, string>;
}

/** A page whose own version is "/assets/a.js". */
function page({ served = "/assets/b.js", unsaved = false, storage = new Map() }: PageOptions = {}) {
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

test("a newer version is detected and announced once @ERR-15", async () => {
  const { watch } = page();
  let notifications = 0;
  watch.isOutdated.listen(() => (notifications += 1));
  expect(watch.isOutdated.get()).toBe(false);
  expect(await watch.check()).toBe("newer");
  expect(watch.isOutdated.get()).toBe(true);
  expect(notifications).toBe(1);
});

test("neither the same version nor a failed check counts as a newer version @ERR-15", async () => {
  for (const [served, version] of [
    ["/assets/a.js", "same"],
    [new Error("No connection."), "unknown"],
  ] as const) {
    const { watch } = page({ served });
    expect(await watch.check()).toBe(version);
    expect(watch.isOutdated.get()).toBe(false);
    expect(watch.claimReload()).toBe(false);
  }
});

test("the page reloads once by itself, and never with unsaved changes @ERR-15", async () => {
  const first = page();
  await first.watch.check();
  expect(first.watch.claimReload()).toBe(true);
  void first.watch.reload();
  expect(first.reloads()).toBe(1);

  // This is the same tab after that reload, still with the old version.
  const reloaded = page({ storage: first.storage });
  await reloaded.watch.check();
  expect(reloaded.watch.claimReload()).toBe(false);
  const later = page({ storage: first.storage, served: "/assets/c.js" });
  await later.watch.check();
  expect(later.watch.claimReload()).toBe(true);

  const editing = page({ unsaved: true });
  await editing.watch.check();
  expect(editing.watch.claimReload()).toBe(false);
});

test("the page reloads once for code that the browser does not request again @ERR-15", () => {
  const first = page();
  expect(first.watch.claimRepair()).toBe(true);
  expect(page({ storage: first.storage }).watch.claimRepair()).toBe(false);
  expect(page({ unsaved: true }).watch.claimRepair()).toBe(false);
});

test("a page that cannot remember its reload does not reload by itself @ERR-15", async () => {
  const refuse = () => {
    throw new Error("Denied.");
  };
  for (const storage of [null, { getItem: refuse, setItem: refuse }]) {
    const watch = createVersionWatch({ entry: "/a.js", servedEntry: async () => "/b.js", reload: () => {}, storage });
    await watch.check();
    expect(watch.claimReload()).toBe(false);
  }
});

test("a page whose version is unknown is never outdated @ERR-15", async () => {
  const storage = { getItem: () => null, setItem: () => {} };
  const watch = createVersionWatch({ entry: null, servedEntry: async () => "/b.js", reload: () => {}, storage });
  expect([await watch.check(), watch.isOutdated.get(), watch.claimReload()]).toEqual(["unknown", false, false]);
});

test("a page without a form reloads by itself @ERR-15", async () => {
  const storage = { getItem: () => null, setItem: () => {} };
  const watch = createVersionWatch({ entry: "/a.js", servedEntry: async () => "/b.js", reload: () => {}, storage });
  expect(watch.claimReload()).toBe(false);
  await watch.check();
  expect(watch.claimReload()).toBe(true);
});

test("code that no longer exists says that a new version is available @ERR-15", () => {
  const error = new OutdatedError();
  expect([error.name, error.message]).toEqual(["OutdatedError", "A new version is available. Reload the page to continue."]);
});
