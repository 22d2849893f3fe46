import { sql } from "kysely";
import { ConcurrentChangeError } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";

/** The host of a complete web address, without a leading "www.". */
export const getHost = (url: string): string => new URL(url).hostname.toLowerCase().replace(/^www\./, "");

/** SQL for the host of the address of a company or outlet. Alias o. */
export const selectHost = sql`regexp_replace(lower(substring(o.url from '://([^/?#:]+)')), '^www\\.', '')`;

type Table = "companies" | "outlets";

/** The id of the company or outlet with the same host as the address; the oldest of several, or null. */
export async function findByHost(db: Db, table: Table, url: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select o.id from ${sql.table(table)} o where ${selectHost} = ${getHost(url)} order by o.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Makes concurrent transactions that add a company or outlet with the same host run one after the other.
 * @throws ConcurrentChangeError when another request has added one since this one looked for it
 */
export async function lockHost(tx: Db, table: Table, url: string): Promise<void> {
  const name = `${table} ${getHost(url)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  if ((await findByHost(tx, table, url)) !== null) throw new ConcurrentChangeError(`${name} has been added by another request.`);
}
