import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { countRows } from "../db/countRows.ts";
import type { Db } from "../db/schema.ts";
import type { Page, Window } from "./paging.ts";
import type { Meta } from "./schema.ts";

/** Maximum count of a list whose rows each require a permission check. */
export const MAX_COUNTED = 1000;

interface Counting {
  /** SQL fragments that begin with "from" and whose rows are counted; several counts are added. */
  from: RawBuilder<unknown> | readonly RawBuilder<unknown>[];
  /** Whether counting stops after the first thousand. Default false. */
  isCostly?: boolean;
  /** The number of rows, where it is known without counting. Of a costly list, it may be any number beyond the first thousand. */
  known?: number;
}

/**
 * Reads one page of a list. Counts only if the window requires it and the total does not follow from the page.
 * @param list the whole list in its order, without limit and offset
 */
export async function readPage<DB, Tables extends keyof DB, Row>(
  db: Db,
  window: Window,
  list: SelectQueryBuilder<DB, Tables, Row>,
  counting: Omit<Counting, "from"> = {},
): Promise<Page<Row>> {
  const rows = await list
    .limit(window.limit + 1)
    .offset(window.offset)
    .execute();
  const all = list
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as("one"));
  const meta = await createMeta(db, window, rows.length, { ...counting, from: sql`from (${all}) listed` });
  return { data: rows.slice(0, window.limit), meta };
}

/**
 * Reads one page of a list that the query builder cannot express, in the same way.
 * @param select the whole list in its order, without limit and offset
 */
export async function readSqlPage<Row>(db: Db, window: Window, select: RawBuilder<Row>, counting: Counting): Promise<Page<Row>> {
  // One more row than requested shows whether further rows follow.
  const { rows } = await sql<Row>`${select} limit ${window.limit + 1} offset ${window.offset}`.execute(db);
  return { data: rows.slice(0, window.limit), meta: await createMeta(db, window, rows.length, counting) };
}

/** @param found number of rows from the offset of the window, at most one more than its limit */
async function createMeta(db: Db, window: Window, found: number, { from, isCostly = false, known }: Counting): Promise<Meta> {
  const { offset, limit, isCounted } = window;
  const hasMore = found > limit;
  if (!isCounted) return { hasMore, offset, limit };
  if (!hasMore && (found > 0 || offset === 0)) return { total: offset + found, offset, limit };
  const sources = Array.isArray(from) ? from : [from];
  const counted = known ?? (await countRows(db, sources, isCostly ? MAX_COUNTED + 1 : undefined));
  return isCostly && counted > MAX_COUNTED
    ? { total: MAX_COUNTED, totalIsEstimate: true, hasMore, offset, limit }
    : { total: counted, offset, limit };
}
