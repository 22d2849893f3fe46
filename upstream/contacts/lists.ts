import { sql, type RawBuilder, type Selectable } from "kysely";
import { requireAccount } from "../accounts/rules.ts";
import { getChangedColumns } from "../db/changedColumns.ts";
import { containsTerm, joinByAnd, filterBy } from "../db/conditions.ts";
import { toIso, getReferenced, unique, mapById } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { notFound, requireFound, ValidationErrors, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import type { Contact } from "../users/schema.ts";
import { readNameAndDescription } from "../validation/checks.ts";
import { byName, contactHasText, findKnownContacts } from "./read.ts";
import { listContacts } from "./rows.ts";
import { contactListLimits, type ContactList, type ContactListChanges, type ContactListInput } from "./schema.ts";

/** Maximum number of contacts added at once. */
const MAX_ADDED = 500;

interface ListRow extends Selectable<Database["contact_lists"]> {
  contacts_count: number;
}

const select = sql`select l.*,
  (select count(*) from contact_list_members m where m.list_id = l.id) as contacts_count from contact_lists l`;

/** Lists are visible only to users of the account; users without an account have none. */
const isOwnList = ({ accountId }: Viewer): RawBuilder<unknown> => sql`l.account_id = ${accountId ?? 0}`;

/** Lists of the viewer's account by name. */
export async function listLists(db: Db, viewer: Viewer, q: string | undefined, window: Window): Promise<Page<ContactList>> {
  const where = joinByAnd([isOwnList(viewer), ...filterBy(q, (term) => containsTerm(sql`l.name`, term.trim()))]);
  const list = sql<ListRow>`${select} where ${where} order by fold_text(l.name), l.id`;
  const page = await readSqlPage(db, window, list, { from: sql`from contact_lists l where ${where}` });
  return mapPage(page, (rows) => present(db, rows));
}

/** Lists of the viewer's account by id. */
export async function loadLists(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, ContactList>> {
  const { rows } = await sql<ListRow>`${select}
    where ${isOwnList(viewer)} and l.id = any(${[...ids]}::integer[])`.execute(db);
  return mapById(await present(db, rows));
}

/** @throws 404 */
export async function requireList(db: Db, viewer: Viewer, id: number): Promise<ContactList> {
  return requireFound((await loadLists(db, viewer, [id])).get(id));
}

async function present(db: Db, rows: readonly ListRow[]): Promise<ContactList[]> {
  const authors = await loadAuthors(db, unique(rows.map((row) => row.creator_id)));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    contactsCount: row.contacts_count,
    creator: getReferenced(authors, row.creator_id, "Author"),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  }));
}

/** Creates a list and returns its id. @throws 422 by field */
export async function createList(db: Db, viewer: Viewer, input: ContactListInput, now: Date): Promise<number> {
  const accountId = requireAccount(viewer);
  const values = prepare(input, { name: "", description: null });
  const contactIds = input.contactIds ?? [];
  await checkContacts(db, viewer, contactIds);
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("contact_lists")
      .values({ ...values, account_id: accountId, creator_id: viewer.contactId, created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertMembers(tx, id, contactIds, now);
    return id;
  });
}

/** Changes the given fields. @throws 404; 422 by field */
export async function updateList(db: Db, viewer: Viewer, id: number, changes: ContactListChanges, now: Date): Promise<void> {
  const { name, description } = await requireList(db, viewer, id);
  const values = getChangedColumns({ name, description }, prepare(changes, { name, description }));
  await db
    .updateTable("contact_lists")
    .set({ ...values, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes the list and turns off the channels that send to it. @throws 404 */
export async function deleteList(db: Db, viewer: Viewer, id: number): Promise<void> {
  const list = await requireList(db, viewer, id);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("channels").set({ is_active: false }).where("contact_list_id", "=", list.id).execute();
    await tx.deleteFrom("contact_lists").where("id", "=", list.id).execute();
  });
}

type Text = Pick<ContactList, "name" | "description">;

/** @throws 422 by field */
function prepare(input: ContactListChanges, before: Text): Text {
  const errors = new ValidationErrors();
  const { name, description } = readNameAndDescription(errors, contactListLimits, input, before);
  errors.check();
  return { name, description };
}

/** The contacts of a list by name; only those that match the term, if given. @throws 404 */
export async function listMembers(
  db: Db,
  viewer: Viewer,
  listId: number,
  q: string | undefined,
  window: Window,
): Promise<Page<Contact>> {
  const list = await requireList(db, viewer, listId);
  const inList = sql`exists (select 1 from contact_list_members m where m.list_id = ${list.id} and m.contact_id = c.id)`;
  const where = q === undefined ? inList : sql`${inList} and ${contactHasText(viewer, q)}`;
  return listContacts(db, viewer, where, byName, window);
}

/** Adds contacts; those already in the list are kept. @throws 404; 422 for unknown contacts */
export async function addMembers(
  db: Db,
  viewer: Viewer,
  listId: number,
  contactIds: readonly number[],
  now: Date,
): Promise<void> {
  const list = await requireList(db, viewer, listId);
  requireValid(contactIds.length > 0, "contactIds", fieldError.required("Contacts"));
  await checkContacts(db, viewer, contactIds);
  await db.transaction().execute(async (tx) => {
    await insertMembers(tx, list.id, contactIds, now);
    await setUpdatedAt(tx, list.id, now);
  });
}

/** @throws 404 also when the contact is not in the list */
export async function removeMember(db: Db, viewer: Viewer, listId: number, contactId: number, now: Date): Promise<void> {
  const list = await requireList(db, viewer, listId);
  await db
    .deleteFrom("contact_list_members")
    .where("list_id", "=", list.id)
    .where("contact_id", "=", contactId)
    .returning("contact_id")
    .executeTakeFirstOrThrow(notFound);
  await setUpdatedAt(db, list.id, now);
}

async function checkContacts(db: Db, viewer: Viewer, contactIds: readonly number[]): Promise<void> {
  const requested = new Set(contactIds);
  requireValid(requested.size <= MAX_ADDED, "contactIds", fieldError.atMost(MAX_ADDED, "contacts can be added at once"));
  const known = await findKnownContacts(db, viewer, [...requested]);
  requireValid(known.size === requested.size, "contactIds", fieldError.notFound("A contact"));
}

async function insertMembers(tx: Db, listId: number, contactIds: readonly number[], now: Date): Promise<void> {
  if (contactIds.length > 0) {
    await tx
      .insertInto("contact_list_members")
      .values([...new Set(contactIds)].map((id) => ({ list_id: listId, contact_id: id, added_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function setUpdatedAt(db: Db, listId: number, now: Date): Promise<void> {
  await db.updateTable("contact_lists").set({ updated_at: now }).where("id", "=", listId).execute();
}
