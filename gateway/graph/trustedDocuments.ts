import { readFileSync } from "node:fs";
import * as v from "valibot";

/** Document texts by the SHA-256 of their text: what the web client may ask for by id alone. */
export type TrustedDocuments = ReadonlyMap<string, string>;

const fileShape = v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in hexadecimal")), v.string());

/**
 * @param file written by the web build; null or missing: none are trusted
 * @throws Error when the file is there but not readable as such
 */
export function readTrustedDocuments(file: string | null): TrustedDocuments {
  if (file === null) return new Map();
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
  return new Map(Object.entries(v.parse(fileShape, JSON.parse(text))));
}
