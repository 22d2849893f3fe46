import { sql, type RawBuilder, type Selectable } from "kysely";
import { containsTerm, joinByAnd, filterBy } from "../db/conditions.ts";
import { toIso, toIsoOrNull, getReferenced, unique, anyId, getReferencedOrNull, mapById } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import type { Task, TaskFilter } from "./schema.ts";

export type TaskRow = Selectable<Database["tasks"]>;

/** The tasks of the viewer's account, by id. */
export async function findTasks(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, TaskRow>> {
  const rows = await db
    .selectFrom("tasks")
    .selectAll()
    .where("id", "=", anyId(ids))
    .where("account_id", "=", viewer.accountId)
    .execute();
  return mapById(rows);
}

/** @throws 404 */
export async function requireTask(db: Db, viewer: Viewer, id: number): Promise<TaskRow> {
  return requireFound((await findTasks(db, viewer, [id])).get(id));
}

/** Tasks of the viewer's account: open ones by due date, then done ones. */
export async function listTasks(db: Db, viewer: Viewer, filter: TaskFilter, window: Window): Promise<Page<Task>> {
  const { status, assigneeId, workListId, dueBefore, q } = filter;
  const conditions: RawBuilder<unknown>[] = [
    sql`t.account_id = ${viewer.accountId}`,
    ...filterBy(status, (value) => sql`t.status = ${value}`),
    ...filterBy(assigneeId, (value) => sql`t.assignee_id = ${value}`),
    ...filterBy(workListId, (value) => sql`t.work_list_id = ${value}`),
    ...filterBy(dueBefore, (value) => sql`t.due_at < ${new Date(value)}`),
    ...filterBy(q, (term) => containsTerm(sql`t.title || ' ' || coalesce(t.description, '')`, term)),
  ];
  const list = db
    .selectFrom("tasks as t")
    .selectAll("t")
    .where(joinByAnd(conditions))
    .orderBy(sql`t.status = 'done', t.done_at desc, t.due_at asc nulls last, t.id desc`);
  return mapPage(await readPage(db, window, list), (rows) => presentTasks(db, rows));
}

/** Converts the rows to their API shape, in the same order. */
export async function presentTasks(db: Db, rows: readonly TaskRow[]): Promise<Task[]> {
  const authors = await loadAuthors(db, unique(rows.flatMap((row) => [row.assignee_id, row.creator_id])));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    assignee: getReferencedOrNull(authors, row.assignee_id, "Assignee"),
    creator: getReferenced(authors, row.creator_id, "Creator"),
    dueAt: toIsoOrNull(row.due_at),
    workListId: row.work_list_id,
    entityType: row.entity_type,
    entityId: row.entity_id,
    createdAt: toIso(row.created_at),
    doneAt: toIsoOrNull(row.done_at),
  }));
}

/** Returns the task in its current state. @throws 404 */
export async function readTask(db: Db, viewer: Viewer, id: number): Promise<Task | undefined> {
  return (await presentTasks(db, [await requireTask(db, viewer, id)]))[0];
}
