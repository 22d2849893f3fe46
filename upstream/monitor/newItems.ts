import { sql } from "kysely";
import { unique, getIds } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { WriteServices } from "../services.ts";
import { singleLine } from "../text/inputText.ts";
import { loadOutletRefs } from "../users/authors.ts";
import { readWebAddress, toText } from "../validation/checks.ts";
import { notifyWatchers } from "./notify.ts";
import type { NewMonitorItem } from "./schema.ts";

/**
 * Adds items from external sources, all or none. Items with a known address are skipped, so a connector may send the same items
 * again. Returns the number of new items.
 * @throws 422 by field, prefixed with the index of the item
 */
export async function addMonitorItems({ db, jobs, now }: WriteServices, items: readonly NewMonitorItem[]): Promise<number> {
  const at = now();
  const errors = new ValidationErrors();
  const known = await findKnownIds(db, items);
  const prepared = items.map((item, index) => prepare(item, `items.${index}`, known, errors));
  errors.check();
  return db.transaction().execute(async (tx) => {
    const created = await insertItems(tx, prepared, at);
    if (created.length > 0) await notifyWatchers(tx, jobs, created, at);
    return created.length;
  });
}

/** The ids among those that the items refer to which exist. */
interface KnownIds {
  outlets: ReadonlySet<number>;
  beats: ReadonlySet<number>;
}

async function findKnownIds(db: Db, items: readonly NewMonitorItem[]): Promise<KnownIds> {
  const [outlets, beats] = await Promise.all([
    loadOutletRefs(db, unique(items.map((item) => item.outletId))),
    db.selectFrom("beats").select("id").execute(),
  ]);
  return { outlets: new Set(outlets.keys()), beats: new Set(getIds(beats)) };
}

type Prepared = ReturnType<typeof prepare>;

function prepare(item: NewMonitorItem, place: string, known: KnownIds, errors: ValidationErrors) {
  const title = singleLine(item.title);
  errors.add(`${place}.title`, title === "" ? fieldError.required("Title") : null);
  const url = readWebAddress(item.url, errors, `${place}.url`);
  const outletId = item.outletId ?? null;
  const isOutlet = outletId === null || known.outlets.has(outletId);
  errors.add(`${place}.outletId`, isOutlet ? null : fieldError.notFound("Outlet"));
  const beats = [...new Set(item.beats)];
  errors.add(`${place}.beats`, beats.every((id) => known.beats.has(id)) ? null : fieldError.notFound("A beat"));
  const values = {
    title,
    summary: toText(item.summary, null),
    url,
    source: item.source,
    outlet_id: outletId,
    published_at: new Date(item.publishedAt),
  };
  return { values, beats };
}

/**
 * Inserts the items whose address is new. The ids come first, because they tell which items were inserted.
 * @returns the ids of those
 */
async function insertItems(tx: Db, prepared: readonly Prepared[], now: Date): Promise<number[]> {
  if (prepared.length === 0) return [];
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('stories', 'id')::regclass)::integer as id
    from generate_series(1, ${prepared.length}::integer)`.execute(tx);
  const items = ids.flatMap(({ id }, index) => {
    const item = prepared[index];
    return item === undefined ? [] : [{ id, ...item }];
  });
  const inserted = await tx
    .insertInto("monitor_items")
    .values(items.map(({ id, values }) => ({ ...values, id, created_at: now })))
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returning("id")
    .execute();
  const created = new Set(getIds(inserted));
  const beats = items
    .filter(({ id }) => created.has(id))
    .flatMap((item) => item.beats.map((beat) => ({ monitor_item_id: item.id, beat_id: beat })));
  if (beats.length > 0) await tx.insertInto("monitor_item_beats").values(beats).execute();
  return [...created];
}
