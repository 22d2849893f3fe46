import { toBase64url } from "./base64url.ts";
import { createInputError } from "./codedErrors.ts";

/** Values that order a list, compared one after the other: numbers numerically, strings by code unit. */
export type SortKey = readonly (string | number)[];

/** A position in a list that may change: the offset, and the items before it. */
export interface Position {
  /** Index of the first item not seen yet, when the list had `total` items. */
  offset: number;
  total: number;
  /** Sort key of the last seen item; null for lists whose order is not visible in their items. */
  key: SortKey | null;
  /** Identities of the last seen items, the latest last; with a key only those that share it. */
  seen: readonly string[];
}

/** The maximum number of identities in a cursor. */
export const SEEN_LIMIT = 8;

export function encodeCursor({ offset, total, key, seen }: Position): string {
  return toBase64url(JSON.stringify([offset, total, key ?? 0, ...seen]), "utf8");
}

/** @throws BAD_USER_INPUT when the gateway did not create the cursor */
export function decodeCursor(cursor: string, argument: "after" | "before"): Position {
  const position = cursor.length > 2000 ? null : parsePosition(cursor);
  if (position === null) throw createInputError(`The cursor in ${argument} is not valid.`);
  return position;
}

function parsePosition(cursor: string): Position | null {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length < 4 || value.length > 3 + SEEN_LIMIT) return null;
  const [offset, total, key, ...seen]: unknown[] = value;
  if (!isCount(offset) || !isCount(total) || !(key === 0 || isKey(key)) || !seen.every(isText)) return null;
  return { offset, total, key: key === 0 ? null : key, seen };
}

/** @param number the platform's number of an event; null where it has none */
export const encodeEventCursor = (number: number | null): string | null =>
  number === null ? null : toBase64url(JSON.stringify({ event: number }), "utf8");

/** A cursor for the events since a time. @param time in milliseconds since 1970 */
export const encodeTimeCursor = (time: number): string => toBase64url(JSON.stringify({ time }), "utf8");

/**
 * @returns the number of the event, or the time, from which on events are requested
 * @throws BAD_USER_INPUT when the gateway did not create the cursor
 */
export function decodeEventCursor(cursor: string): { after: number } | { time: number } {
  let value: unknown = null;
  try {
    if (cursor.length <= 100) value = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    // The text is not a cursor; it is treated like null.
  }
  const event: unknown = Reflect.get(Object(value), "event");
  if (isCount(event)) return { after: event };
  const time: unknown = Reflect.get(Object(value), "time");
  if (isCount(time)) return { time };
  throw createInputError("The cursor in after is not valid.");
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 200;
const isKey = (value: unknown): value is SortKey =>
  Array.isArray(value) && value.length > 0 && value.length <= 4 && value.every((part) => isText(part) || Number.isFinite(part));

/** Negative when `left` comes before `right` in ascending order. */
export function compareKeys(left: SortKey, right: SortKey): number {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined || typeof other !== typeof part) throw createInputError("The cursor belongs to another list.");
    if (part < other) return -1;
    if (part > other) return 1;
  }
  return 0;
}
