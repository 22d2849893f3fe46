import { readFileSync, statSync } from "node:fs";
import * as v from "valibot";

/** Document texts by their SHA-256: the operations that the web client may request by id alone. */
export interface TrustedDocuments {
  /** Null when the id is unknown. */
  get(id: string): string | null;
}

const extensionsShape = v.object({ persistedQuery: v.object({ sha256Hash: v.string() }) });

/** @returns the id of the document that a request names in its extensions; null when it names none */
export function readPersistedId(extensions: unknown): string | null {
  const parsed = v.safeParse(extensionsShape, extensions);
  return parsed.success ? parsed.output.persistedQuery.sha256Hash : null;
}

const fileShape = v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in hexadecimal")), v.string());

/** The minimum interval between checks of the file for unknown ids, in ms. */
const MIN_CHECK_INTERVAL = 1000;

/**
 * Documents from a file. The file is read again when an unknown id is requested and the file has changed, so a new web build
 * needs no restart.
 * @param file written by the web build; a missing one counts as empty
 * @throws Error when the file exists at startup but cannot be parsed
 */
export function createTrustedDocuments(file: string): TrustedDocuments {
  let modifiedAt = getModificationTime(file);
  let texts = modifiedAt === null ? {} : read(file);
  let checkedAt = performance.now();

  function refresh(): void {
    if (performance.now() - checkedAt < MIN_CHECK_INTERVAL) return;
    checkedAt = performance.now();
    const time = getModificationTime(file);
    if (time === null || time === modifiedAt) return;
    try {
      texts = read(file);
      modifiedAt = time;
    } catch {
      // The file is being written; the next check reads it.
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

const getModificationTime = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
