import { sql, type RawBuilder } from "kysely";
import { addLinks, createLinks, setLinks, type LinkedIds } from "../db/links.ts";
import { groupByOwner } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Beat } from "../http/schema.ts";

/** The links of each kind of entity to its beats. */
const linksByOwner = {
  contact: createLinks("contact_beats", "contact_id", "beat_id"),
  outlet: createLinks("outlet_beats", "outlet_id", "beat_id"),
  story: createLinks("story_beats", "story_id", "beat_id"),
  interview: createLinks("interview_beats", "interview_id", "beat_id"),
  announcement: createLinks("announcement_beats", "announcement_id", "beat_id"),
  monitorItem: createLinks("monitor_item_beats", "monitor_item_id", "beat_id"),
};
type Owner = keyof typeof linksByOwner;

/** Beats by the id of their entity, in the fixed order; entities without beats are absent. */
export async function loadBeats(db: Db, owner: Owner, ids: readonly number[]): Promise<Map<number, Beat[]>> {
  if (ids.length === 0) return new Map();
  const { table, owner: key } = linksByOwner[owner];
  const { rows } = await sql<Beat & { owner: number }>`select x.${key} as owner, b.id, b.key, b.name, b.colour
    from ${table} x join beats b on b.id = x.beat_id
    where x.${key} = any(${[...ids]}::integer[]) order by b.position`.execute(db);
  return groupByOwner(rows);
}

/** Whether an entity has the beat. @param id an SQL expression */
export function hasBeat(owner: Owner, id: RawBuilder<unknown>, beatId: number): RawBuilder<boolean> {
  const { table, owner: key } = linksByOwner[owner];
  return sql<boolean>`exists (select 1 from ${table} b where b.${key} = ${id} and b.beat_id = ${beatId})`;
}

/** Replaces the beats of an entity: null removes all, undefined changes nothing. */
export const updateBeats = (tx: Db, owner: Owner, id: number, beatIds: LinkedIds): Promise<void> =>
  setLinks(tx, linksByOwner[owner], id, beatIds);

/** Adds beats to an entity that has none yet. */
export const addBeats = (tx: Db, owner: Owner, id: number, beatIds: LinkedIds): Promise<void> =>
  addLinks(tx, linksByOwner[owner], id, beatIds);
