import { createStore, del, get, set } from "idb-keyval";
import { throttle } from "../lib/throttle.ts";

/** How often what is written is kept at most, in ms. */
const interval = 500;

/** What of a form is kept on this device until it is saved, so that a closed tab or a crash loses nothing. */
export interface LocalDraft {
  /** What was kept the last time; undefined when nothing was. */
  kept: unknown;
  /** Keeps the values; soon, and the last of a burst. Null: there is nothing to keep at present. */
  keep: (values: object | null) => void;
  /** Lets go of what was kept, because it was saved or discarded; from then on nothing is kept. */
  forget: () => void;
  /** Keeps what is waiting at once. */
  flush: () => void;
}

/** Where the drafts lie; they have a database of their own. Tests bring another storage. */
export interface DraftStorage {
  read: (key: string) => Promise<unknown>;
  write: (key: string, values: object) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** What takes more room than this in one file is not kept: it is chosen again more quickly than it is written. In bytes. */
const largestFile = 20 * 1024 * 1024;

/**
 * Opens the draft of one form. Where nothing can be kept, in a private window for example, writing goes on without.
 * @param key tells the viewer, the type and the post
 */
export async function openLocalDraft(key: string, storage: DraftStorage = indexedDb): Promise<LocalDraft> {
  let isForgotten = false;
  const keep = throttle((values: object | null) => {
    if (isForgotten) return;
    const done = values === null ? storage.remove(key) : storage.write(key, values);
    done.catch(() => {});
  }, interval);
  return {
    kept: await storage.read(key).catch(() => undefined),
    keep,
    flush: keep.flush,
    forget() {
      isForgotten = true;
      storage.remove(key).catch(() => {});
    },
  };
}

/** Without files that are too large to be kept. */
export function withoutLargeFiles<Value>(value: Value): Value;
export function withoutLargeFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isSmall).map(withoutLargeFiles);
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutLargeFiles(inner)]));
}

function isSmall(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("file" in value)) return true;
  return !(value.file instanceof File) || value.file.size <= largestFile;
}

const store = globalThis.indexedDB ? createStore("pressroom-drafts", "drafts") : undefined;

const indexedDb: DraftStorage = {
  read: (key) => get(key, store),
  write: (key, values) => set(key, withoutLargeFiles(values), store),
  remove: (key) => del(key, store),
};
