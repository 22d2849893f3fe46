import DataLoader from "dataloader";
import { readSluggedKey } from "../graph/ids.ts";
import { andThen, type MaybePromise } from "../graph/maybePromise.ts";
import type { NodeReaders, ReadNode } from "../graph/nodes.ts";
import { perOperation, type Context } from "../context.ts";
import { RestError } from "../rest/error.ts";
import type { BulkResult } from "../rest/bulk.ts";

/** How objects of one kind are read. */
export interface Reading<Key, Value> {
  /** @throws RestError 404 when it does not exist or the caller may not see it */
  one(key: Key): Promise<Value>;
  /** Reads up to 100 keys in one call. Omit it if the REST API has no such call: each key is then read separately. */
  many?(keys: readonly Key[]): Promise<BulkResult<Value>>;
  keyOf(value: Value): Key;
}

/** The maximum number of objects read by one call. */
const batchLimit = 100;

/** Returns null for a 404: the object does not exist, or the caller may not see it. */
export async function orNull<Value>(reading: MaybePromise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Slugs are case-insensitive. */
const canonical = (key: string | number): string | number => (typeof key === "string" ? key.toLowerCase() : key);

/**
 * A cache of the objects of one kind within one operation. Cached values are returned synchronously. Missing ones are read
 * once, with one call for all keys of a tick. Values are matched by key, never by position. Null only means that the upstream
 * reports the object as missing; any other failure of a key is thrown for that key.
 */
export class Store<Key extends string | number, Value> {
  readonly #known = new Map<string | number, Value>();
  readonly #reading: Reading<Key, Value>;
  /** Created for the first missing value: most stores of an operation only get values that come with other answers. */
  #loader: DataLoader<Key, Value | null, string | number> | null = null;

  constructor(reading: Reading<Key, Value>) {
    this.#reading = reading;
  }

  #load(key: Key): Promise<Value | null> {
    this.#loader ??= new DataLoader<Key, Value | null, string | number>((keys) => this.#readAll(this.#reading, keys), {
      maxBatchSize: batchLimit,
      cacheKeyFn: canonical,
    });
    return this.#loader.load(key);
  }

  /** One result per key, in the order of the keys; the failure of one key does not affect the others. */
  async #readAll(reading: Reading<Key, Value>, keys: readonly Key[]): Promise<(Value | null | Error)[]> {
    const isConclusive = await this.#readTogether(reading, keys);
    const settle = async (key: Key): Promise<Value | null> =>
      this.peek(key) ?? (isConclusive ? null : this.#readOne(reading, key));
    const settled = await Promise.allSettled(keys.map(settle));
    return settled.map((one) => (one.status === "fulfilled" ? one.value : toError(one.reason)));
  }

  /** @returns whether keys that were not found do not exist or are not visible to the caller */
  async #readTogether(reading: Reading<Key, Value>, keys: readonly Key[]): Promise<boolean> {
    if (keys.length === 1 || reading.many === undefined) return false;
    const { items, isComplete } = await reading.many(keys);
    const asked = new Set(keys.map(canonical));
    for (const value of items) this.put(reading.keyOf(value), value);
    // An upstream that ignores the keys returns its whole list, possibly only in part, so that existing resources may be
    // missing from it.
    return isComplete && items.every((value) => asked.has(canonical(reading.keyOf(value))));
  }

  async #readOne(reading: Reading<Key, Value>, key: Key): Promise<Value | null> {
    const value = await orNull(reading.one(key));
    if (value !== null) this.put(key, value);
    return value;
  }

  /** Null when it does not exist or the caller may not see it. */
  get(key: Key): MaybePromise<Value | null> {
    return this.peek(key) ?? this.#load(key);
  }

  /** The cached value; null when there is none. */
  peek(key: Key): Value | null {
    return this.#known.get(canonical(key)) ?? null;
  }

  /** Adds a value that came with another answer. */
  put(key: Key, value: Value): void {
    this.#known.set(canonical(key), value);
  }

  forget(): void {
    this.#known.clear();
    this.#loader?.clearAll();
  }
}

const storesOf = perOperation(() => new Set<{ forget(): void }>());

/** Creates a store for the current operation, which is cleared after a change. */
export function openStore<Key extends string | number, Value>(context: Context, reading: Reading<Key, Value>): Store<Key, Value> {
  const store = new Store(reading);
  storesOf(context).add(store);
  return store;
}

/** Creates one store per operation. */
export const storePerOperation = <Key extends string | number, Value>(
  reading: (context: Context) => Reading<Key, Value>,
): ((context: Context) => Store<Key, Value>) => perOperation((context) => openStore(context, reading(context)));

/** Call this after a change: everything read before may be outdated. */
export function forgetReads(context: Context): void {
  for (const store of storesOf(context)) store.forget();
}

/** The node readers of one module. */
export type Nodes = NodeReaders<Context>;

const digits = /^[1-9][0-9]{0,14}$/;

/** A node reader for objects identified by a number. */
export const readById =
  <Value extends object>(store: (context: Context) => Store<number, Value>): ReadNode<Context> =>
  (context, key) =>
    digits.test(key) ? store(context).get(Number(key)) : null;

/** A node reader for objects identified by a database id and a slug. */
export const readBySluggedKey =
  <Value extends { readonly id: number }>(store: (context: Context) => Store<string, Value>): ReadNode<Context> =>
  (context, key) => {
    const read = readSluggedKey(key);
    // Another object may have taken over the slug.
    return read && andThen(store(context).get(read.slug), (value) => (value?.id === read.databaseId ? value : null));
  };

/** A node reader for objects identified by a slug. */
export const readBySlug =
  <Value extends object>(store: (context: Context) => Store<string, Value>): ReadNode<Context> =>
  (context, key) =>
    store(context).get(key);
