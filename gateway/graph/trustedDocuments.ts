import { readFileSync, statSync } from "node:fs";
import * as v from "valibot";

/** Document texts by the SHA-256 of their text: what the web client may ask for by id alone. */
export interface TrustedDocuments {
  /** Null when the id is not known. */
  get(id: string): string | null;
}

const fileShape = v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in hexadecimal")), v.string());

/** How often the file is looked at for ids that are not known, in milliseconds. */
const pause = 1000;

/**
 * Documents of a file, read again when an unknown id is asked for and the file has changed: a new web build needs no
 * restart.
 * @param file written by the web build; a missing one counts as empty
 * @throws Error when the file is there at the start but not readable as such
 */
export function createTrustedDocuments(file: string): TrustedDocuments {
  let written = timeOf(file);
  let texts = written === null ? {} : read(file);
  let looked = performance.now();

  function refresh(): void {
    if (performance.now() - looked < pause) return;
    looked = performance.now();
    const time = timeOf(file);
    if (time === null || time === written) return;
    try {
      texts = read(file);
      written = time;
    } catch {
      // It is being written; the next look finds it whole.
    }
  }

  return {
    get(id) {
      if (!Object.hasOwn(texts, id)) refresh();
      return Object.hasOwn(texts, id) ? (texts[id] ?? null) : null;
    },
  };
}

const read = (file: string): Record<string, string> => v.parse(fileShape, JSON.parse(readFileSync(file, "utf8")));

const timeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
