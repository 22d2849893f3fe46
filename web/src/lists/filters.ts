/** List filters as data, and how they are read from and written to the query string. */
import { toGlobalId, getKey, type AddressedType } from "../lib/globalId.ts";

type QueryPart = string | number | readonly (string | number)[] | null;

/** One filter, with its parser and serializer for the query string. */
export interface Filter<Value> {
  /** The query parameter's name. */
  name: string;
  /** Unknown values count as no filter. */
  read: (params: URLSearchParams) => Value;
  /** Null or empty when the filter is not set. */
  write: (value: Value) => QueryPart;
}

type FilterTable<Values> = { readonly [Key in keyof Values]: Filter<Values[Key]> };

/** The filters of a list, as returned by `defineFilters`. */
export interface ListFilters<Values> {
  /** Reads a query string and ignores unknown values. */
  read: (query: string) => Values;
  /** The query string for these values; empty when no filter is set. */
  write: (values: Values) => string;
  hasFilters: (values: Values) => boolean;
}

/** The values of a list's filters: `FilterValues<typeof taskFilters>`. */
export type FilterValues<Filters> = Filters extends ListFilters<infer Values> ? Values : never;

/** @param table the filters, in the order in which they appear in the query string */
export function defineFilters<Values extends object>(table: FilterTable<Values>): ListFilters<Values> {
  const read = (query: string): Values => {
    const params = new URLSearchParams(query);
    const values: Partial<Values> = {};
    for (const key in table) values[key] = table[key].read(params);
    // The loop has set every key of Values.
    return values as Values;
  };
  const write = (values: Values): string => {
    const parts: Record<string, QueryPart> = {};
    for (const key in table) parts[table[key].name] = table[key].write(values[key]);
    return formatQuery(parts);
  };
  return { read, write, hasFilters: (values) => write(values) !== "" };
}

/** A search text; empty for no search. @param maxLength longer texts are truncated */
export const textFilter = (name = "q", maxLength?: number): Filter<string> => ({
  name,
  read: (params) => (params.get(name) ?? "").trim().slice(0, maxLength),
  write: (text) => text,
});

/** One of the given values; null for all. @param serialize how a value is written in the query string */
export const choiceFilter = <const Value extends string>(
  name: string,
  values: readonly Value[],
  serialize: (value: Value) => string = toQueryValue,
): Filter<Value | null> => ({
  name,
  read: (params) => values.find((value) => serialize(value) === params.get(name)) ?? null,
  write: (value) => value && serialize(value),
});

/** A filter that always has a value. The fallback is left out of the query string. */
export const withDefault = <Value extends string>(filter: Filter<Value | null>, fallback: Value): Filter<Value> => ({
  name: filter.name,
  read: (params) => filter.read(params) ?? fallback,
  write: (value) => (value === fallback ? null : filter.write(value)),
});

/** The global id of an object, whose key is in the query string; null for all. */
export const idFilter = (name: string, type: AddressedType): Filter<string | null> => ({
  name,
  read: (params) => toGlobalId(type, params.get(name)),
  write: (id) => id && getKey(id),
});

/** Global ids, of which one must match; empty for all. Their keys are separated by commas in the query string. */
export const idsFilter = (name: string, type: AddressedType): Filter<readonly string[]> => ({
  name,
  read: (params) => [...new Set((params.get(name) ?? "").split(",").flatMap((key) => toGlobalId(type, key) ?? []))],
  write: (ids) => ids.map(getKey).join(","),
});

/** Converts an enum value to its form in the query string: "ON_SITE" becomes "on-site". */
export const toQueryValue = (value: string): string => value.toLowerCase().replaceAll("_", "-");

/** The query string for these parts, including the "?". Null and empty parts are omitted; without any part it is empty. */
export function formatQuery(parts: Readonly<Record<string, QueryPart>>): string {
  const params = new URLSearchParams();
  for (const [key, part] of Object.entries(parts))
    for (const value of [part ?? []].flat()) if (value !== "") params.append(key, String(value));
  const text = params.toString();
  // A comma needs no escape here, and unescaped lists of ids stay legible.
  return text === "" ? "" : `?${text.replaceAll("%2C", ",")}`;
}
