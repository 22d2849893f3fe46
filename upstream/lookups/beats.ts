import { sql, type RawBuilder } from "kysely";
import { groupByOwner } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Beat } from "../http/schema.ts";

/** The tables that link each kind of entity to its beats, and their columns with the id of the entity. */
const OWNERS = {
  contact: { table: sql.table("contact_beats"), key: sql.ref("contact_id") },
  outlet: { table: sql.table("outlet_beats"), key: sql.ref("outlet_id") },
  story: { table: sql.table("story_beats"), key: sql.ref("story_id") },
  interview: { table: sql.table("interview_beats"), key: sql.ref("interview_id") },
  announcement: { table: sql.table("announcement_beats"), key: sql.ref("announcement_id") },
  monitorItem: { table: sql.table("monitor_item_beats"), key: sql.ref("monitor_item_id") },
};
type Owner = keyof typeof OWNERS;

/** Beats by the id of their entity, in the fixed order; entities without beats are absent. */
export async function loadBeats(db: Db, owner: Owner, ids: readonly number[]): Promise<Map<number, Beat[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { table, key } = OWNERS[owner];
  const { rows } = await sql<Beat & { owner: number }>`select x.${key} as owner, b.id, b.key, b.name, b.colour
    from ${table} x join beats b on b.id = x.beat_id
    where x.${key} = any(${[...ids]}::integer[]) order by b.position`.execute(db);
  return groupByOwner(rows);
}

/** Whether an entity has the beat. @param id an SQL expression */
export function hasBeat(owner: Owner, id: RawBuilder<unknown>, beatId: number): RawBuilder<boolean> {
  const { table, key } = OWNERS[owner];
  return sql<boolean>`exists (select 1 from ${table} b where b.${key} = ${id} and b.beat_id = ${beatId})`;
}

/** Replaces the beats of an entity: null removes all, undefined changes nothing. */
export async function updateBeats(
  tx: Db,
  owner: Owner,
  id: number,
  beatIds: readonly number[] | null | undefined,
): Promise<void> {
  if (beatIds !== undefined) {
    const { table, key } = OWNERS[owner];
    await sql`delete from ${table} where ${key} = ${id}`.execute(tx);
    await addBeats(tx, owner, id, beatIds);
  }
}

/** Adds beats to an entity that has none yet. */
export async function addBeats(tx: Db, owner: Owner, id: number, beatIds: readonly number[] | null | undefined): Promise<void> {
  if (beatIds && beatIds.length > 0) {
    const { table, key } = OWNERS[owner];
    await sql`insert into ${table} (${key}, beat_id)
      select ${id}::integer, unnest(${[...new Set(beatIds)]}::integer[])`.execute(tx);
  }
}
