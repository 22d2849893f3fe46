import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { ValidationErrors } from "../http/validationErrors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { notifyWatchers } from "./notify.ts";
import type { NewMonitorItem } from "./schema.ts";
import { singleLine } from "../text/plain.ts";
import { addressOf, beatsError, textOf } from "../validation/checks.ts";

type Db = Kysely<Database>;

/**
 * Adds items from external sources, all or none. Items with a known address are skipped, so a connector may send the same items
 * again. Returns the number of new items.
 * @throws 422 by field, prefixed with the index of the item
 */
export async function addItems(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  items: readonly NewMonitorItem[],
  now: Date,
): Promise<number> {
  const errors = new ValidationErrors();
  const prepared: Awaited<ReturnType<typeof prepare>>[] = [];
  for (const [index, item] of items.entries()) {
    prepared.push(await prepare(db, item, `items.${index}`, errors));
  }
  errors.check();
  return db.transaction().execute(async (tx) => {
    let created = 0;
    for (const { beats, ...values } of prepared) {
      const row = await tx
        .insertInto("monitor_items")
        .values({ ...values, created_at: now })
        .onConflict((conflict) => conflict.column("url").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (row === undefined) {
        continue;
      }
      created += 1;
      if (beats.length > 0) {
        await tx
          .insertInto("monitor_item_beats")
          .values(beats.map((beat) => ({ monitor_item_id: row.id, beat_id: beat })))
          .execute();
      }
    }
    if (created > 0) {
      await notifyWatchers(tx, jobs, now);
    }
    return created;
  });
}

async function prepare(db: Db, item: NewMonitorItem, place: string, errors: ValidationErrors) {
  const title = singleLine(item.title);
  errors.add(`${place}.title`, title === "" ? fieldError.required("Title") : null);
  const url = addressOf(item.url, errors, `${place}.url`);
  const outletId = item.outletId ?? null;
  errors.add(`${place}.outletId`, outletId === null || (await isOutlet(db, outletId)) ? null : fieldError.notFound("Outlet"));
  const beats = [...new Set(item.beats)];
  errors.add(`${place}.beats`, await beatsError(db, beats));
  return {
    title,
    summary: textOf(item.summary, null),
    url,
    source: item.source,
    outlet_id: outletId,
    published_at: new Date(item.publishedAt),
    beats,
  };
}

async function isOutlet(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("outlets").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
