import { sql, type RawBuilder } from "kysely";
import type { EntityType } from "./schema.ts";

/** Reference to an entity or a comment that can be liked. */
export interface LikableRef {
  type: EntityType | "comment";
  id: number;
}
/** Reference to an entity that can be commented on. */
export interface EntityRef extends LikableRef {
  type: EntityType;
}

/** Right-hand side for comparing a column with a list of ids, which may be empty: `.where("id", "=", anyId(ids))`. */
export const anyId = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${[...ids]}::integer[])`;

export const toKey = (ref: LikableRef) => `${ref.type}:${ref.id}`;

/** The references as a table t(type, id), for joining any number of them in one statement. */
export function toRefTable(refs: readonly LikableRef[]): RawBuilder<unknown> {
  const types = refs.map((ref) => ref.type);
  const ids = refs.map((ref) => ref.id);
  return sql`unnest(${types}::text[], ${ids}::integer[]) as t(type, id)`;
}

export function unique<T>(values: Iterable<T | null | undefined>): T[] {
  const set = new Set<T>();
  for (const value of values) if (value !== null && value !== undefined) set.add(value);
  return [...set];
}

/** Another request has changed what this one had checked before its transaction, which is rolled back. The request runs again. */
export class ConcurrentChangeError extends Error {}

/** Something that a row refers to could not be read, such as because it was deleted after the row had been read. */
export class MissingReferenceError extends Error {}

/** The row that a foreign key refers to. @throws MissingReferenceError */
export function getReferenced<K, V>(map: ReadonlyMap<K, V>, key: K, what: string): V {
  const value = map.get(key);
  if (value === undefined) throw new MissingReferenceError(`${what} ${String(key)} is missing.`);
  return value;
}

/** Does the same for a foreign key that may be null. */
export const getReferencedOrNull = <K, V>(map: ReadonlyMap<K, V>, key: K | null, what: string): V | null =>
  key === null ? null : getReferenced(map, key, what);

export const getOrNull = <K, V>(map: ReadonlyMap<K, V>, key: K | null): V | null =>
  key === null ? null : (map.get(key) ?? null);

export const getIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Groups rows by their owner, without it. */
export function groupByOwner<Row extends { owner: number }>(rows: readonly Row[]): Map<number, Omit<Row, "owner">[]> {
  const groups = new Map<number, Omit<Row, "owner">[]>();
  for (const { owner, ...item } of rows) groups.set(owner, [...(groups.get(owner) ?? []), item]);
  return groups;
}

/** Rows or entities by their ids. */
export const mapById = <T extends { id: number }>(items: readonly T[]): Map<number, T> =>
  new Map(items.map((item) => [item.id, item]));

/** The rows of a query for these ids, by id. Without ids, the query is not sent. */
export async function readById<Row extends { id: number }>(
  ids: readonly number[],
  query: { execute(): Promise<Row[]> },
): Promise<Map<number, Row>> {
  return mapById(ids.length === 0 ? [] : await query.execute());
}

export const toIso = (instant: Date) => instant.toISOString();
export const toIsoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
