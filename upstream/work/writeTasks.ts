import { requireAccount } from "../accounts/rules.ts";
import { findAnnouncements } from "../announcements/read.ts";
import { updateChanged } from "../db/changedColumns.ts";
import type { TaskEntityType, Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { findInterviews } from "../interviews/read.ts";
import { findStories } from "../news/read.ts";
import { findPosts } from "../posts/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { readRequiredLine, readText } from "../validation/checks.ts";
import { findWorkLists } from "./lists.ts";
import { areInAccount } from "./people.ts";
import { taskLimits, type TaskChanges, type TaskInput } from "./schema.ts";
import type { TaskRow } from "./tasks.ts";

type Values = Pick<
  TaskRow,
  "title" | "description" | "status" | "assignee_id" | "due_at" | "work_list_id" | "entity_type" | "entity_id" | "done_at"
>;

const emptyTask: Values = {
  title: "",
  description: null,
  status: "todo",
  assignee_id: null,
  due_at: null,
  work_list_id: null,
  entity_type: null,
  entity_id: null,
  done_at: null,
};

/** Creates a task for the viewer's account and returns its id. @throws 422 by field */
export async function createTask(db: Db, viewer: Viewer, input: TaskInput, now: Date): Promise<number> {
  const accountId = requireAccount(viewer);
  const values = await prepare(db, viewer, accountId, input, emptyTask, now);
  const row = { ...values, account_id: accountId, creator_id: viewer.contactId, created_at: now };
  const { id } = await db.insertInto("tasks").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes the given fields; the status may change in any order. @throws 422 by field */
export async function updateTask(db: Db, viewer: Viewer, before: TaskRow, changes: TaskChanges, now: Date): Promise<void> {
  const values = await prepare(db, viewer, before.account_id, changes, before, now);
  await updateChanged(db, "tasks", before, values);
}

async function prepare(
  db: Db,
  viewer: Viewer,
  accountId: number,
  input: TaskInput | TaskChanges,
  from: Values,
  now: Date,
): Promise<Values> {
  const errors = new ValidationErrors();
  const pickValue = <T>(sent: T | undefined, kept: T): T => (sent === undefined ? kept : sent);
  const title = readRequiredLine(errors, ["title", "Title", taskLimits.title], input.title, from.title);
  const description = readText(
    errors,
    ["description", "Description", taskLimits.description],
    input.description,
    from.description,
  );
  const status = input.status ?? from.status;
  const assigneeId = pickValue(input.assigneeId, from.assignee_id);
  const isKnown = assigneeId === null || assigneeId === from.assignee_id || (await areInAccount(db, accountId, [assigneeId]));
  errors.add("assigneeId", isKnown ? null : fieldError.notFound("Assignee"));
  const listId = pickValue(input.workListId, from.work_list_id);
  const hasList = listId === null || (await findWorkLists(db, viewer, [listId])).has(listId);
  errors.add("workListId", hasList ? null : fieldError.notFound("Work list"));
  const entityType = pickValue(input.entityType, from.entity_type);
  const entityId = pickValue(input.entityId, from.entity_id);
  const isSame = entityType === from.entity_type && entityId === from.entity_id;
  errors.add(
    "entityId",
    isSame || (await entityExists(db, viewer, entityType, entityId)) ? null : fieldError.notFound("The entity"),
  );
  errors.check();
  return {
    title,
    description,
    status,
    assignee_id: assigneeId,
    due_at: input.dueAt === undefined ? from.due_at : input.dueAt === null ? null : new Date(input.dueAt),
    work_list_id: listId,
    entity_type: entityType,
    entity_id: entityId,
    done_at: status === "done" ? (from.done_at ?? now) : null,
  };
}

/** Whether the viewer may see the entity of a task; true when type and id are both null. */
async function entityExists(db: Db, viewer: Viewer, type: TaskEntityType | null, id: number | null): Promise<boolean> {
  if (type === null || id === null) return type === null && id === null;
  switch (type) {
    case "story":
      return (await findStories(db, viewer, [id])).has(id);
    case "interview":
      return (await findInterviews(db, viewer, [id])).has(id);
    case "announcement":
      return (await findAnnouncements(db, viewer, [id])).has(id);
    default:
      return (await findPosts(db, viewer, type, [id])).has(id);
  }
}
