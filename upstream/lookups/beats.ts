import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import type { Beat } from "../http/schema.ts";

/** The tables that link each kind of entity to its beats. */
const OWNERS = {
  contact: { table: sql.table("contact_beats"), key: sql.ref("x.contact_id") },
  story: { table: sql.table("story_beats"), key: sql.ref("x.story_id") },
  interview: { table: sql.table("interview_beats"), key: sql.ref("x.interview_id") },
  announcement: { table: sql.table("announcement_beats"), key: sql.ref("x.announcement_id") },
  monitorItem: { table: sql.table("monitor_item_beats"), key: sql.ref("x.monitor_item_id") },
};

/** Beats by the id of their entity, in the fixed order; entities without beats are absent. */
export async function loadBeats(db: Db, owner: keyof typeof OWNERS, ids: readonly number[]): Promise<Map<number, Beat[]>> {
  const beats = new Map<number, Beat[]>();
  if (ids.length === 0) {
    return beats;
  }
  const { table, key } = OWNERS[owner];
  const { rows } = await sql<Beat & { owner: number }>`select ${key} as owner, b.id, b.key, b.name, b.colour
    from ${table} x join beats b on b.id = x.beat_id
    where ${key} = any(${[...ids]}::integer[]) order by b.position`.execute(db);
  for (const { owner: id, ...beat } of rows) {
    beats.set(id, [...(beats.get(id) ?? []), beat]);
  }
  return beats;
}
