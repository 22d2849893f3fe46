import { badInput } from "./inputErrors.ts";

/** An opaque, typed id: base64url of `Type:key`. Clients must not parse it; addresses use databaseId or slug. */
export interface DecodedId {
  type: string;
  /** Digits for objects that the upstream identifies by id, a slug for those it identifies by slug. */
  key: string;
}

const shape = /^([A-Z][A-Za-z]{0,39}):([A-Za-z0-9][A-Za-z0-9._-]{0,119})$/;
const digits = /^[1-9][0-9]{0,14}$/;

/** The opaque id of an object: its GraphQL type name and the key by which the upstream identifies it. */
export function encodeId(type: string, key: number | string): string {
  return Buffer.from(`${type}:${key}`, "latin1").toString("base64url");
}

/**
 * Decodes the type and key of an opaque id.
 * @throws BAD_USER_INPUT when it was not made by {@link encodeId}
 */
export function decodeId(id: string): DecodedId {
  const decoded = tryDecodeId(id);
  if (decoded === null) throw badInput("The id is not valid.");
  return decoded;
}

/** Like {@link decodeId}, but returns null instead of throwing: `node(id:)` answers null for an unknown id. */
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
 * @param types names of the accepted types
 * @throws BAD_USER_INPUT when it is no id, has another type, or its key is no positive integer
 */
export function decodeDatabaseId(id: string, ...types: readonly string[]): number {
  const { type, key } = decodeId(id);
  if (!types.includes(type) || !digits.test(key)) throw badInput("The id is not valid here.");
  return Number(key);
}
