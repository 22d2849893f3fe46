import { createStore, del, get, set } from "idb-keyval";
import { isRecord } from "../lib/isRecord.ts";
import { getBrowserStorage } from "../lib/storage.ts";
import { throttle } from "../lib/throttle.ts";

/** The minimum interval between writes to the storage, in ms. */
const WRITE_INTERVAL = 500;

/** The unsaved values of a form, stored on this device until the form is saved, so that a closed tab or a crash loses nothing. */
export interface LocalDraft {
  /** The values that were stored when the draft was opened; undefined if there were none. */
  storedValues: unknown;
  /** Stores the values after a short delay; of several calls only the last counts. Null removes the stored values. */
  save: (values: object | null) => void;
  /** Deletes the draft after the form was saved or discarded. Later calls of `save` have no effect. */
  discard: () => void;
  /** Stores pending values at once. */
  flush: () => void;
}

/** The storage of drafts, by default an IndexedDB database of their own; tests pass another one. */
export interface DraftStorage {
  read: (key: string) => Promise<unknown>;
  write: (key: string, values: object) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** Larger files are not stored, because writing them takes longer than choosing them again. In bytes. */
const MAX_FILE_SIZE = 20 * 1024 * 1024;

/**
 * Opens the draft of one form. Where nothing can be stored, such as in a private window, the form works without a draft.
 * @param key identifies the viewer, the type and the post
 */
export async function openLocalDraft(key: string, storage: DraftStorage = indexedDb): Promise<LocalDraft> {
  let isDiscarded = false;
  const save = throttle((values: object | null) => {
    if (isDiscarded) return;
    const done = values === null ? storage.remove(key) : storage.write(key, values);
    done.catch(() => {});
  }, WRITE_INTERVAL);
  return {
    storedValues: await storage.read(key).catch(() => undefined),
    save,
    flush: save.flush,
    discard() {
      isDiscarded = true;
      storage.remove(key).catch(() => {});
    },
  };
}

/** The value without files that are too large to be stored. */
export function withoutLargeFiles<Value>(value: Value): Value;
export function withoutLargeFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isSmall).map(withoutLargeFiles);
  if (!isRecord(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutLargeFiles(inner)]));
}

function isSmall(value: unknown): boolean {
  const file = isRecord(value) ? value["file"] : null;
  return !(file instanceof File) || file.size <= MAX_FILE_SIZE;
}

const store = getBrowserStorage("indexedDB") ? createStore("pressroom-drafts", "drafts") : undefined;

/** Async functions, because a browser without IndexedDB makes the calls throw. */
const indexedDb: DraftStorage = {
  read: async (key) => get(key, store),
  write: async (key, values) => set(key, withoutLargeFiles(values), store),
  remove: async (key) => del(key, store),
};
