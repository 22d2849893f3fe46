import { sql, type Selectable } from "kysely";
import { requireAccount } from "../accounts/rules.ts";
import { updateChanged } from "../db/changedColumns.ts";
import { filterBy, containsTerm, joinByAnd } from "../db/conditions.ts";
import { addLinks, createLinks, setLinks } from "../db/links.ts";
import { toIso, getReferenced, unique, anyId, getIds, mapById } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { requireFound, ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import { readNameAndDescription } from "../validation/checks.ts";
import { areInAccount } from "./people.ts";
import { workListLimits, type WorkList, type WorkListChanges, type WorkListInput } from "./schema.ts";

const memberLinks = createLinks("work_list_members", "work_list_id", "contact_id");

/** A work list with its progress. */
export interface WorkListRow extends Selectable<Database["work_lists"]> {
  tasks_count: number;
  done_count: number;
}

const select = sql`select w.*,
  (select count(*) from tasks t where t.work_list_id = w.id) as tasks_count,
  (select count(*) from tasks t where t.work_list_id = w.id and t.status = 'done') as done_count
  from work_lists w`;

/** The work lists of the viewer's account, by id. */
export async function findWorkLists(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, WorkListRow>> {
  const { rows } = await sql<WorkListRow>`${select}
    where w.id = any(${[...ids]}::integer[]) and w.account_id = ${viewer.accountId}`.execute(db);
  return mapById(rows);
}

/** @throws 404 */
export async function requireWorkList(db: Db, viewer: Viewer, id: number): Promise<WorkListRow> {
  return requireFound((await findWorkLists(db, viewer, [id])).get(id));
}

/** Work lists of the viewer's account, newest first. @param q part of the name or description */
export async function listWorkLists(db: Db, viewer: Viewer, q: string | undefined, window: Window): Promise<Page<WorkList>> {
  const matches = filterBy(q, (term) => containsTerm(sql`w.name || ' ' || coalesce(w.description, '')`, term));
  const where = joinByAnd([sql`w.account_id = ${viewer.accountId}`, ...matches]);
  const list = sql<WorkListRow>`${select} where ${where} order by w.created_at desc, w.id desc`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`from work_lists w where ${where}` }), (rows) =>
    presentWorkLists(db, rows),
  );
}

/** Converts the rows to their API shape, in the same order. */
export async function presentWorkLists(db: Db, rows: readonly WorkListRow[]): Promise<WorkList[]> {
  const members = await db
    .selectFrom("work_list_members as m")
    .innerJoin("contacts as c", "c.id", "m.contact_id")
    .select(["m.work_list_id as owner", "m.contact_id as id"])
    .where("m.work_list_id", "=", anyId(getIds(rows)))
    .orderBy("c.folded_name")
    .orderBy("c.id")
    .execute();
  const authors = await loadAuthors(db, unique(getIds(members)));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    members: members.filter(({ owner }) => owner === row.id).map(({ id }) => getReferenced(authors, id, "Member")),
    tasksCount: row.tasks_count,
    doneCount: row.done_count,
    createdAt: toIso(row.created_at),
    creatorId: row.creator_id,
  }));
}

/** Returns the work list in its current state. @throws 404 */
export async function readWorkList(db: Db, viewer: Viewer, id: number): Promise<WorkList | undefined> {
  return (await presentWorkLists(db, [await requireWorkList(db, viewer, id)]))[0];
}

/** Creates a work list for the viewer's account and returns its id. @throws 422 by field */
export async function createWorkList(db: Db, viewer: Viewer, input: WorkListInput, now: Date): Promise<number> {
  const accountId = requireAccount(viewer);
  const values = await prepare(db, accountId, input, { name: "", description: null });
  return db.transaction().execute(async (tx) => {
    const row = { ...values, account_id: accountId, creator_id: viewer.contactId, created_at: now };
    const { id } = await tx.insertInto("work_lists").values(row).returning("id").executeTakeFirstOrThrow();
    await addLinks(tx, memberLinks, id, input.memberIds);
    return id;
  });
}

/** Changes the given fields. @throws 422 by field */
export async function updateWorkList(db: Db, before: WorkListRow, changes: WorkListChanges): Promise<void> {
  const values = await prepare(db, before.account_id, changes, before);
  await db.transaction().execute(async (tx) => {
    await updateChanged(tx, "work_lists", before, values);
    await setLinks(tx, memberLinks, before.id, changes.memberIds);
  });
}

async function prepare(
  db: Db,
  accountId: number,
  input: WorkListInput | WorkListChanges,
  from: Pick<WorkListRow, "name" | "description">,
): Promise<Pick<WorkListRow, "name" | "description">> {
  const errors = new ValidationErrors();
  const { name, description } = readNameAndDescription(errors, workListLimits, input, from);
  errors.add("memberIds", (await areInAccount(db, accountId, input.memberIds ?? [])) ? null : fieldError.notFound("A member"));
  errors.check();
  return { name, description };
}
