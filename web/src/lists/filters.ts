/** Reads and writes what the address of a list asks for. What is unknown there is left out. */

/** How an address says a value of an enumeration: "ON_SITE" as "on-site". */
export const addressed = (word: string): string => word.toLowerCase().replaceAll("_", "-");

/** What is searched for; empty for nothing. */
export const searchIn = (params: URLSearchParams): string => (params.get("q") ?? "").trim();

/** One of these words; null for none of them. */
export function wordIn<Word extends string>(params: URLSearchParams, key: string, words: readonly Word[]): Word | null {
  const text = params.get(key);
  return words.find((word) => addressed(word) === text) ?? null;
}

/** An id; null for none. */
export function idIn(params: URLSearchParams, key: string): number | null {
  return idOf(params.get(key));
}

/** The id that a text is; null when it is none. */
export function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The query string that says this; what is null or empty is left out, and nothing at all is an empty string. */
export function queryOf(parts: Readonly<Record<string, string | number | readonly (string | number)[] | null>>): string {
  const params = new URLSearchParams();
  for (const [key, part] of Object.entries(parts)) {
    for (const value of [part ?? []].flat()) if (value !== "") params.append(key, String(value));
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The same for a value of an enumeration, as a part of a query string. */
export const wordFor = (word: string | null): string | null => word && addressed(word);
