/** The filters of a list as data: what the address of the list says, and how it says it. */

type QueryPart = string | number | readonly (string | number)[] | null;

/** One filter: how its value is read from the query string and written into it. */
export interface Filter<Value> {
  /** The name in the query string. */
  name: string;
  /** What is unknown counts as no filter. */
  read: (params: URLSearchParams) => Value;
  /** Null or empty where nothing is filtered. */
  write: (value: Value) => QueryPart;
}

type FilterTable<Values> = { readonly [Key in keyof Values]: Filter<Values[Key]> };

/** The filters of a list, as `defineFilters` makes them. */
export interface ListFilters<Values> {
  /** Reads the query string of an address; anything unknown is left out. */
  read: (query: string) => Values;
  /** The query string for these values; empty for none. */
  write: (values: Values) => string;
  isNarrowed: (values: Values) => boolean;
}

/** The values of a list's filters: `FilterValues<typeof taskFilters>`. */
export type FilterValues<Filters> = Filters extends ListFilters<infer Values> ? Values : never;

/** @param table the filters in the order in which the query string has them */
export function defineFilters<Values extends object>(table: FilterTable<Values>): ListFilters<Values> {
  const read = (query: string): Values => {
    const params = new URLSearchParams(query);
    const values: Partial<Values> = {};
    for (const key in table) values[key] = table[key].read(params);
    // The table has every key of the values.
    return values as Values;
  };
  const write = (values: Values): string => {
    const parts: Record<string, QueryPart> = {};
    for (const key in table) parts[table[key].name] = table[key].write(values[key]);
    return queryOf(parts);
  };
  return { read, write, isNarrowed: (values) => write(values) !== "" };
}

/** Words to search for; empty for nothing. @param maxLength what is longer is cut */
export const textFilter = (name = "q", maxLength?: number): Filter<string> => ({
  name,
  read: (params) => (params.get(name) ?? "").trim().slice(0, maxLength),
  write: (text) => text,
});

/** One of these values; null for all. @param wordOf how the address says a value */
export const choiceFilter = <const Value extends string>(
  name: string,
  values: readonly Value[],
  wordOf: (value: Value) => string = wordFor,
): Filter<Value | null> => ({
  name,
  read: (params) => values.find((value) => wordOf(value) === params.get(name)) ?? null,
  write: (value) => value && wordOf(value),
});

/** A filter that always has a value, which the address leaves out while it is this one. */
export const withDefault = <Value extends string>(filter: Filter<Value | null>, fallback: Value): Filter<Value> => ({
  name: filter.name,
  read: (params) => filter.read(params) ?? fallback,
  write: (value) => (value === fallback ? null : filter.write(value)),
});

/** Something by its id in the REST API; null for all. */
export const idFilter = (name: string): Filter<number | null> => ({
  name,
  read: (params) => idOf(params.get(name)),
  write: (id) => id,
});

/** How an address says a value of an enumeration: "ON_SITE" as "on-site". */
export const wordFor = (value: string): string => value.toLowerCase().replaceAll("_", "-");

/** The id that a text is; null when it is none. */
export function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The query string that says this; what is null or empty is left out, and nothing at all is an empty string. */
export function queryOf(parts: Readonly<Record<string, QueryPart>>): string {
  const params = new URLSearchParams();
  for (const [key, part] of Object.entries(parts)) {
    for (const value of [part ?? []].flat()) if (value !== "") params.append(key, String(value));
  }
  const text = params.toString();
  // A comma needs no escape there, and lists of ids stay legible.
  return text === "" ? "" : `?${text.replaceAll("%2C", ",")}`;
}
