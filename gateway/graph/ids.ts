import { badInput } from "./inputErrors.ts";

/** Opaque, typed ids: base64url of `Type:key`. Clients never look inside; addresses use databaseId or slug. */
export interface DecodedId {
  type: string;
  /** Digits for objects that the upstream finds by id, a slug for those that it finds by slug. */
  key: string;
}

const shape = /^([A-Z][A-Za-z]{0,39}):([A-Za-z0-9][A-Za-z0-9._-]{0,119})$/;
const digits = /^[1-9][0-9]{0,14}$/;

/** The opaque id of an object: its GraphQL type name and the key by which the upstream finds it again. */
export function encodeId(type: string, key: number | string): string {
  return Buffer.from(`${type}:${key}`, "latin1").toString("base64url");
}

/**
 * Type and key of an opaque id.
 * @throws BAD_USER_INPUT when it was not made by {@link encodeId}
 */
export function decodeId(id: string): DecodedId {
  const decoded = tryDecodeId(id);
  if (decoded === null) throw badInput("The id is not valid.");
  return decoded;
}

/** As {@link decodeId}, but null instead of an error: `node(id:)` answers null for an id it does not know. */
export function tryDecodeId(id: string): DecodedId | null {
  if (id.length > 240) return null;
  const text = Buffer.from(id, "base64url").toString("latin1");
  const match = shape.exec(text);
  const type = match?.[1];
  const key = match?.[2];
  if (type === undefined || key === undefined || encodeId(type, key) !== id) return null;
  return { type, key };
}

/**
 * The database id in an opaque id.
 * @param types names of the types that are accepted
 * @throws BAD_USER_INPUT when it is no id, of another type, or its key is no positive integer
 */
export function decodeDatabaseId(id: string, ...types: readonly string[]): number {
  const { type, key } = decodeId(id);
  if (!types.includes(type) || !digits.test(key)) throw badInput("The id is not valid here.");
  return Number(key);
}
