import { DAY } from "./durations.ts";
import { isRecord } from "./isRecord.ts";

/** The only keys that are written (CONST-04). */
type StorageKey = "redirect-path" | "banner" | "__dev_mode";

/** Entries expire after 14 days by default (CONST-03). In ms. */
const DEFAULT_LIFETIME = 14 * DAY;

type Backend = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface ExpiringStorage {
  /** The stored text; null when there is none, it has expired, or another program wrote the entry. */
  read(key: StorageKey): string | null;
  /** @param lifetime milliseconds */
  write(key: StorageKey, value: string, lifetime?: number): void;
  remove(key: StorageKey): void;
}

/**
 * Storage whose entries are JSON `{ value, expires }`, expires in milliseconds since 1970. Reading an expired, foreign or
 * malformed entry removes it. Values are kept in memory when the backend refuses them.
 */
export function createStorage(backend: Backend | null, now: () => number = Date.now): ExpiringStorage {
  const memory = new Map<StorageKey, string>();

  const readText = (key: StorageKey): string | null => {
    try {
      return memory.get(key) ?? backend?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const remove = (key: StorageKey): void => {
    memory.delete(key);
    try {
      backend?.removeItem(key);
    } catch {
      // A backend that refuses removal has stored nothing.
    }
  };

  return {
    read(key) {
      const text = readText(key);
      if (text === null) return null;
      const entry = parseEntry(text);
      if (entry && entry.expires > now()) return entry.value;
      remove(key);
      return null;
    },
    write(key, value, lifetime = DEFAULT_LIFETIME) {
      const text = JSON.stringify({ value, expires: now() + lifetime });
      memory.delete(key);
      try {
        if (!backend) throw new Error("No local storage.");
        backend.setItem(key, text);
      } catch {
        memory.set(key, text);
      }
    },
    remove,
  };
}

function parseEntry(text: string): { value: string; expires: number } | null {
  try {
    const entry: unknown = JSON.parse(text);
    if (!isRecord(entry)) return null;
    const { value, expires } = entry;
    return typeof value === "string" && typeof expires === "number" ? { value, expires } : null;
  } catch {
    return null;
  }
}

/** A storage of the browser; null when it is missing or disabled, in which case reading the property may throw. */
export function getBrowserStorage<Name extends "indexedDB" | "localStorage" | "sessionStorage">(
  name: Name,
): (typeof globalThis)[Name] | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

/** The client's entries in local storage. */
export const storage: ExpiringStorage = createStorage(getBrowserStorage("localStorage"));
