import { toBase64url } from "./base64url.ts";

/**
 * A typed id: base64url of `Type:key`, where the key is the database id unless the type says otherwise. Clients treat it as
 * opaque; the web client alone relies on this form, to write keys instead of ids into its addresses.
 */
export interface DecodedId {
  type: string;
  /** Identifies the object among those of its type. */
  key: string;
}

const shape = /^([A-Z][A-Za-z]{0,39}):([A-Za-z0-9-][A-Za-z0-9._-]{0,139})$/;

/** The opaque id of an object: its GraphQL type name and the key by which the upstream identifies it. */
export function encodeId(type: string, key: number | string): string {
  return toBase64url(`${type}:${key}`, "latin1");
}

/** The type and key in an opaque id; null when it was not made by {@link encodeId}. */
export function decodeId(id: string): DecodedId | null {
  if (id.length > 240) return null;
  const text = Buffer.from(id, "base64url").toString("latin1");
  const match = shape.exec(text);
  const type = match?.[1];
  const key = match?.[2];
  if (type === undefined || key === undefined || encodeId(type, key) !== id) return null;
  return { type, key };
}

/** The database id and the slug in the key of a slugged type. */
export interface SluggedKey {
  readonly databaseId: number;
  readonly slug: string;
}

/** The object that an id of several possible types refers to. */
export interface NodeRef<Type extends string = string, Key = number> {
  readonly type: Type;
  readonly key: Key;
}

/** The kind of key in the ids of a type. */
export interface KeyKind {
  /** The TypeScript type of the value that resolvers get, as the generated file gateway/graph/generated/resolvers.ts writes it. */
  readonly type: string;
  /** Reads a key; null when no object of the type can have it. */
  read(key: string): unknown;
}

/** The kinds of keys of those types whose keys are not plain database ids. */
export type KeyKinds = Readonly<Record<string, KeyKind>>;

const digits = /^[1-9][0-9]{0,14}$/;

/** The database id of an object. */
export const databaseIdKey: KeyKind = { type: "number", read: (key) => (digits.test(key) ? Number(key) : null) };

/** The opaque id of an object of a slugged type. */
export const encodeSluggedId = (type: string, { id, slug }: { readonly id: number; readonly slug: string }): string =>
  encodeId(type, `${id}.${slug}`);

const slugged = /^([1-9][0-9]{0,14})\.([A-Za-z0-9-][A-Za-z0-9._-]*)$/;

/** The parts of the key of a slugged type; null when it is not such a key. */
export function readSluggedKey(key: string): SluggedKey | null {
  const [, databaseId, slug] = slugged.exec(key) ?? [];
  return slug === undefined ? null : { databaseId: Number(databaseId), slug };
}

export const toDatabaseIds = (keys: readonly SluggedKey[]): number[] => keys.map(({ databaseId }) => databaseId);

/** A database id with the slug, for types that the REST API finds by either. */
export const sluggedKey: KeyKind = { type: 'import("../ids.ts").SluggedKey', read: readSluggedKey };

/** A slug alone. */
export const slugKey: KeyKind = { type: "string", read: (key) => key };
