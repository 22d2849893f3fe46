import { beforeEach, expect, test, vi } from "vitest";
import { createStorage, getBrowserStorage } from "../../../web/src/lib/storage.ts";

const DAY = 86_400_000;
let now = 0;
let entries: Map<string, string>;
const backend = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeEach(() => {
  now = 1_000_000;
  entries = new Map();
});

test("an entry is JSON with its value and an expiry time in 14 days @CONST-03 @CONST-04", () => {
  createStorage(backend, () => now).write("redirect-path", "/community/tech-desk");
  expect(JSON.parse(entries.get("redirect-path") ?? "")).toEqual({
    value: "/community/tech-desk",
    expires: now + 14 * DAY,
  });
});

test("an entry can be read until it expires and is then removed @CONST-03", () => {
  const storage = createStorage(backend, () => now);
  storage.write("banner", "hidden");
  now += 14 * DAY - 1;
  expect(storage.read("banner")).toBe("hidden");
  now += 1;
  expect(storage.read("banner")).toBeNull();
  expect(entries.has("banner")).toBe(false);
});

test("invalid entries are read as null and removed @CONST-03", () => {
  const storage = createStorage(backend, () => now);
  for (const text of ["hidden", "{}", "null", '{"value":1,"expires":9e15}', '{"value":"x","expires":"never"}']) {
    entries.set("banner", text);
    expect(storage.read("banner")).toBeNull();
    expect(entries.has("banner")).toBe(false);
  }
});

test("values are kept in memory without a usable backend @CONST-03", () => {
  const refuse = () => {
    throw new Error("Denied.");
  };
  for (const broken of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    const storage = createStorage(broken, () => now);
    storage.write("banner", "hidden");
    expect(storage.read("banner")).toBe("hidden");
    storage.remove("banner");
    expect(storage.read("banner")).toBeNull();
  }
});

test("a later value replaces one that was kept in memory @CONST-03", () => {
  let isFull = true;
  const filling = {
    ...backend,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("Full.");
      backend.setItem(key, value);
    },
  };
  const storage = createStorage(filling, () => now);
  storage.write("banner", "first");
  isFull = false;
  storage.write("banner", "second");
  expect(storage.read("banner")).toBe("second");
  expect(entries.size).toBe(1);
});

test("reading a missing entry changes nothing @CONST-03", () => {
  const removed: string[] = [];
  const storage = createStorage({ ...backend, removeItem: (key) => void removed.push(key) }, () => now);
  expect(storage.read("banner")).toBeNull();
  expect(removed).toEqual([]);
});

test("the browser's storage is used where it is permitted @CONST-04", () => {
  vi.stubGlobal("localStorage", backend);
  expect(getBrowserStorage("localStorage")).toBe(backend);
  vi.unstubAllGlobals();
  const deny = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: deny });
  expect(getBrowserStorage("sessionStorage")).toBeNull();
  Reflect.deleteProperty(globalThis, "sessionStorage");
  expect(getBrowserStorage("sessionStorage")).toBeNull();
});
