import type { Selectable } from "kysely";
import { updateChanged } from "../db/changedColumns.ts";
import { toIso } from "../db/refs.ts";
import type { Database, Module, MonitorSource, Db } from "../db/schema.ts";
import { ValidationErrors, notFound, requirePlan, requireState } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";
import { findBeatsError, readRequiredLine, readLine } from "../validation/checks.ts";
import { isAdvanced } from "./query.ts";
import { countNew, toCriteria } from "./read.ts";
import {
  searchLimits,
  type MonitorSearch,
  type MonitorSearchChanges,
  type MonitorSearchInput,
  monitorSources,
} from "./schema.ts";

export type SearchRow = Selectable<Database["monitor_searches"]>;

/** Limited because one page of the monitor may query all of them at once. */
const MAX_SEARCHES = 50;

/** Sources that require an additional module. */
const requiredModules: Partial<Record<MonitorSource, Module>> = { social: "monitorSocial", print: "monitorPrint" };

/** The sources that a plan with these modules includes. */
export function getAllowedSources(modules: readonly Module[]): MonitorSource[] {
  return monitorSources.filter((source) => {
    const module = requiredModules[source];
    return module === undefined || modules.includes(module);
  });
}

/** @throws 422 for operators, phrases and sources that the plan does not include */
export function checkPlan(modules: readonly Module[], q: string, sources: readonly MonitorSource[]): void {
  const allowed = getAllowedSources(modules);
  const mayUseText = !isAdvanced(q) || modules.includes("monitorAdvanced");
  requirePlan(mayUseText && sources.every((source) => allowed.includes(source)));
}

/** The viewer's saved searches, in the order of saving. */
export function listSearches(db: Db, viewer: Viewer): Promise<SearchRow[]> {
  return db
    .selectFrom("monitor_searches")
    .selectAll()
    .where("contact_id", "=", viewer.contactId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** @throws 404 for searches of others */
export async function requireSearch(db: Db, viewer: Viewer, id: number): Promise<SearchRow> {
  return db
    .selectFrom("monitor_searches")
    .selectAll()
    .where("id", "=", id)
    .where("contact_id", "=", viewer.contactId)
    .executeTakeFirstOrThrow(notFound);
}

/** Converts the rows to their API shape, in the same order, with the number of new items. */
export async function presentSearches(
  db: Db,
  rows: readonly SearchRow[],
  modules: readonly Module[],
  now: Date,
): Promise<MonitorSearch[]> {
  const allowed = getAllowedSources(modules);
  const counts = await countNew(
    db,
    rows.map((row) => ({ id: row.id, criteria: toCriteria(row), allowed, since: row.seen_at })),
    now,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    q: row.q,
    sources: row.sources,
    beats: row.beats,
    notify: row.notify,
    newCount: counts.get(row.id) ?? 0,
    createdAt: toIso(row.created_at),
  }));
}

/** Marks all current results as seen. */
export async function markSeen(db: Db, { id }: SearchRow, now: Date): Promise<void> {
  await db.updateTable("monitor_searches").set({ seen_at: now }).where("id", "=", id).execute();
}

/** Saves a search. @throws 422 by field, or for features that the plan does not include */
export async function createSearch(db: Db, viewer: Viewer, input: MonitorSearchInput, now: Date): Promise<SearchRow> {
  const values = await prepare(db, input, { name: "", q: "", sources: [], beats: [], notify: false }, viewer.modules);
  const row = { ...values, contact_id: viewer.contactId, created_at: now, seen_at: now };
  return db.transaction().execute(async (tx) => {
    // Concurrent requests run one after the other, so that they cannot exceed the limit together.
    await tx.selectFrom("contacts").select("id").where("id", "=", viewer.contactId).forUpdate().execute();
    requireState((await listSearches(tx, viewer)).length < MAX_SEARCHES, `You can save at most ${MAX_SEARCHES} searches.`);
    return tx.insertInto("monitor_searches").values(row).returningAll().executeTakeFirstOrThrow();
  });
}

/**
 * Changes the given fields. A search term and sources that stay as they are may exceed a plan that has shrunk, so that the other
 * fields can be changed, for example to turn off the mails.
 * @throws 422 by field, or for features that the plan does not include
 */
export async function updateSearch(db: Db, viewer: Viewer, before: SearchRow, changes: MonitorSearchChanges): Promise<SearchRow> {
  const values = await prepare(db, changes, before, viewer.modules);
  await updateChanged(db, "monitor_searches", before, values);
  return requireSearch(db, viewer, before.id);
}

type Values = Pick<SearchRow, "name" | "q" | "sources" | "beats" | "notify">;

async function prepare(
  db: Db,
  input: MonitorSearchInput | MonitorSearchChanges,
  from: Values,
  modules: readonly Module[],
): Promise<Values> {
  const errors = new ValidationErrors();
  const name = readRequiredLine(errors, ["name", "Name", searchLimits.name], input.name, from.name);
  const q = readLine(errors, ["q", "Search term", searchLimits.q], input.q, from.q) ?? "";
  const sources = input.sources === undefined ? from.sources : [...new Set(input.sources)];
  const beats = input.beats === undefined ? from.beats : [...new Set(input.beats)];
  const isEmpty = q === "" && sources.length === 0 && beats.length === 0;
  errors.add("q", isEmpty ? fieldError.required("Search term") : null);
  errors.add("beats", await findBeatsError(db, beats));
  errors.check();
  const isChanged = q !== from.q || sources.toSorted().join() !== from.sources.toSorted().join();
  if (isChanged) checkPlan(modules, q, sources);
  const notify = input.notify === undefined ? from.notify : (input.notify ?? false);
  return { name, q, sources, beats, notify };
}
