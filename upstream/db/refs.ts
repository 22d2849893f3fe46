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

export const keyOf = (ref: LikableRef) => `${ref.type}:${ref.id}`;

/** The references as a table t(type, id), for joining any number of them in one statement. */
export function refTable(refs: readonly LikableRef[]): RawBuilder<unknown> {
  const types = refs.map((ref) => ref.type);
  const ids = refs.map((ref) => ref.id);
  return sql`unnest(${types}::text[], ${ids}::integer[]) as t(type, id)`;
}

export function unique<T>(values: Iterable<T | null | undefined>): T[] {
  const set = new Set<T>();
  for (const value of values) {
    if (value !== null && value !== undefined) {
      set.add(value);
    }
  }
  return [...set];
}

/** Looks up a row that a foreign key guarantees; throws when it is missing. */
export function required<K, V>(map: ReadonlyMap<K, V>, key: K, what: string): V {
  const value = map.get(key);
  if (value === undefined) {
    throw new Error(`${what} ${String(key)} is missing.`);
  }
  return value;
}

export function groupBy<T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  return Map.groupBy(rows, key);
}

export const iso = (instant: Date) => instant.toISOString();
export const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
