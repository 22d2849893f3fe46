import DataLoader from "dataloader";
import { createPerOperation, type Context } from "../context.ts";
import { readSluggedKey } from "../graph/ids.ts";
import { andThen, type MaybePromise } from "../graph/maybePromise.ts";
import type { NodeReaders, ReadNode } from "../graph/nodes.ts";
import type { BulkResult } from "../rest/bulk.ts";
import type { Rest } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";

/** The calls that read objects of one type. */
export interface ObjectReader<Key, Value> {
  /** @throws RestError 404 when it does not exist or the caller may not see it */
  readOne(key: Key): Promise<Value>;
  /** Reads up to 100 keys in one call. Omit it if the REST API has no such call: each key is then read separately. */
  readMany?(keys: readonly Key[]): Promise<BulkResult<Value>>;
  getKey(value: Value): Key;
}

/** The maximum number of objects read by one call. */
const BATCH_LIMIT = 100;

/** Returns null for a 404: the object does not exist, or the caller may not see it. */
export async function nullIfNotFound<Value>(reading: MaybePromise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Slugs are case-insensitive. */
const toCanonicalKey = (key: string | number): string | number => (typeof key === "string" ? key.toLowerCase() : key);

/**
 * A cache of the objects of one kind within one operation. Cached values are returned synchronously. Missing ones are read
 * once, with one call for all keys of a tick. Values are matched by key, never by position. Null only means that the upstream
 * reports the object as missing; any other failure of a key is thrown for that key.
 */
export class Store<Key extends string | number, Value> {
  readonly #cache = new Map<string | number, Value>();
  readonly #reader: ObjectReader<Key, Value>;
  /** Created for the first missing value: most stores of an operation only get values that come with other responses. */
  #loader: DataLoader<Key, Value | null, string | number> | null = null;

  constructor(reader: ObjectReader<Key, Value>) {
    this.#reader = reader;
  }

  #load(key: Key): Promise<Value | null> {
    this.#loader ??= new DataLoader<Key, Value | null, string | number>((keys) => this.#readAll(this.#reader, keys), {
      maxBatchSize: BATCH_LIMIT,
      cacheKeyFn: toCanonicalKey,
    });
    return this.#loader.load(key);
  }

  /** One result per key, in the order of the keys; the failure of one key does not affect the others. */
  async #readAll(reader: ObjectReader<Key, Value>, keys: readonly Key[]): Promise<(Value | null | Error)[]> {
    const isConclusive = await this.#readTogether(reader, keys);
    const settle = async (key: Key): Promise<Value | null> =>
      this.peek(key) ?? (isConclusive ? null : this.#readOne(reader, key));
    const settled = await Promise.allSettled(keys.map(settle));
    return settled.map((result) => (result.status === "fulfilled" ? result.value : toError(result.reason)));
  }

  /** @returns whether keys that were not found do not exist or are not visible to the caller */
  async #readTogether(reader: ObjectReader<Key, Value>, keys: readonly Key[]): Promise<boolean> {
    if (keys.length === 1 || reader.readMany === undefined) return false;
    const { items, isComplete } = await reader.readMany(keys);
    const requested = new Set(keys.map(toCanonicalKey));
    for (const value of items) this.put(reader.getKey(value), value);
    // An upstream that ignores the keys returns its whole list, possibly only in part, so that existing resources may be
    // missing from it.
    return isComplete && items.every((value) => requested.has(toCanonicalKey(reader.getKey(value))));
  }

  async #readOne(reader: ObjectReader<Key, Value>, key: Key): Promise<Value | null> {
    const value = await nullIfNotFound(reader.readOne(key));
    if (value !== null) this.put(key, value);
    return value;
  }

  /** Null when it does not exist or the caller may not see it. */
  get(key: Key): MaybePromise<Value | null> {
    return this.peek(key) ?? this.#load(key);
  }

  /** The cached value; null when there is none. */
  peek(key: Key): Value | null {
    return this.#cache.get(toCanonicalKey(key)) ?? null;
  }

  /** Adds a value that another response included. */
  put(key: Key, value: Value): void {
    this.#cache.set(toCanonicalKey(key), value);
  }

  clear(): void {
    this.#cache.clear();
    this.#loader?.clearAll();
  }
}

const getStores = createPerOperation(() => new Set<{ clear(): void }>());

/** Creates a store for the current operation, which is cleared after a change. */
export function createStore<Key extends string | number, Value>(
  context: Context,
  reader: ObjectReader<Key, Value>,
): Store<Key, Value> {
  const store = new Store(reader);
  getStores(context).add(store);
  return store;
}

/** Creates one store per operation. */
export const createStorePerOperation = <Key extends string | number, Value>(
  reader: (context: Context) => ObjectReader<Key, Value>,
): ((context: Context) => Store<Key, Value>) => createPerOperation((context) => createStore(context, reader(context)));

/** Reads one object by its key. */
type ReadOne<Key, Value> = (rest: Rest, key: Key) => Promise<Value>;
/** Reads several objects by their keys, in one call. */
type ReadMany<Key, Value> = (rest: Rest, keys: readonly Key[]) => Promise<BulkResult<Value>>;

/** Creates one store per operation for objects that are read by their database ids. */
export const createStoreById = <Value extends { readonly id: number }>(
  readOne: ReadOne<number, Value>,
  readMany: ReadMany<number, Value>,
): ((context: Context) => Store<number, Value>) =>
  createStorePerOperation(({ rest }) => ({
    readOne: (id) => readOne(rest, id),
    readMany: (ids) => readMany(rest, ids),
    getKey: ({ id }) => id,
  }));

/** Creates one store per operation for objects that are read by their slugs. */
export const createStoreBySlug = <Value extends { readonly slug: string }>(
  readOne: ReadOne<string, Value>,
  readMany: ReadMany<string, Value>,
): ((context: Context) => Store<string, Value>) =>
  createStorePerOperation(({ rest }) => ({
    readOne: (slug) => readOne(rest, slug),
    readMany: (slugs) => readMany(rest, slugs),
    getKey: ({ slug }) => slug,
  }));

/** Creates the resolver of a payload's field for an object that is read again by its database id after a change. */
export const reloadFrom =
  <Value>(store: (context: Context) => Store<number, Value>) =>
  (
    { result }: { readonly result: { readonly id: number } | null },
    _arguments: object,
    context: Context,
  ): MaybePromise<Value | null> =>
    result && store(context).get(result.id);

/** Creates the resolvers of fields that are missing from the short form of an object. */
export const createDetailResolver =
  <Short, Full>(readFull: (context: Context, short: Short) => MaybePromise<Full | null>) =>
  <Field extends keyof Full>(field: Field) =>
  (short: Short, _arguments: object, context: Context): MaybePromise<Full[Field] | null> =>
    andThen(readFull(context, short), (full) => full && full[field]);

/** Call this after a change: everything read before may be outdated. */
export function clearStores(context: Context): void {
  for (const store of getStores(context)) store.clear();
}

/** The node readers of one module. */
export type Nodes = NodeReaders<Context>;

const digits = /^[1-9][0-9]{0,14}$/;

/** Creates a node reader for objects that are identified by a number. */
export const createReadById =
  <Value extends object>(store: (context: Context) => Store<number, Value>): ReadNode<Context> =>
  (context, key) =>
    digits.test(key) ? store(context).get(Number(key)) : null;

/** Creates a node reader for objects that are identified by a database id and a slug. */
export const createReadBySluggedKey =
  <Value extends { readonly id: number }>(store: (context: Context) => Store<string, Value>): ReadNode<Context> =>
  (context, key) => {
    const read = readSluggedKey(key);
    // Another object may have taken over the slug.
    return read && andThen(store(context).get(read.slug), (value) => (value?.id === read.databaseId ? value : null));
  };

/** Creates a node reader for objects that are identified by a slug. */
export const createReadBySlug =
  <Value extends object>(store: (context: Context) => Store<string, Value>): ReadNode<Context> =>
  (context, key) =>
    store(context).get(key);
