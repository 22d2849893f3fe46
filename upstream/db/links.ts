import { sql, type RawBuilder } from "kysely";
import type { Db } from "./schema.ts";

/** A table that links entities to others, and its columns with the ids of both. */
export interface Links {
  table: RawBuilder<unknown>;
  owner: RawBuilder<unknown>;
  linked: RawBuilder<unknown>;
}

export const createLinks = (table: string, owner: string, linked: string): Links => ({
  table: sql.table(table),
  owner: sql.ref(owner),
  linked: sql.ref(linked),
});

/** The ids of linked entities in a request. */
export type LinkedIds = readonly number[] | null | undefined;

/** Links an entity that has no links yet. */
export async function addLinks(tx: Db, links: Links, owner: number, ids: LinkedIds): Promise<void> {
  if (!ids || ids.length === 0) return;
  await sql`insert into ${links.table} (${links.owner}, ${links.linked})
    select ${owner}::integer, unnest(${[...new Set(ids)]}::integer[])`.execute(tx);
}

/** Replaces the links of an entity: null removes all, undefined changes nothing. */
export async function setLinks(tx: Db, links: Links, owner: number, ids: LinkedIds): Promise<void> {
  if (ids === undefined) return;
  await sql`delete from ${links.table} where ${links.owner} = ${owner}`.execute(tx);
  await addLinks(tx, links, owner, ids);
}
