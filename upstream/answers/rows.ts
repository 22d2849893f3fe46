import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Db, Database } from "../db/schema.ts";
import { requireFound, requireState } from "../http/errors.ts";
import type { Viewer } from "../session/viewer.ts";

/** A respondent's answer set with the interview, and the call-out if it was started from one. */
export interface SetRow
  extends
    Selectable<Database["answer_sets"]>,
    Pick<
      Selectable<Database["interviews"]>,
      "title" | "description" | "author_id" | "deadline" | "closed_at" | "show_questions" | "allow_skip"
    > {
  interview_status: "draft" | "open" | "closed";
}

export const selectSet = sql`select s.*, i.title, i.description, i.author_id, i.status as interview_status, i.closed_at,
    coalesce(p.deadline, i.deadline) as deadline,
    coalesce(p.show_questions, i.show_questions) as show_questions, coalesce(p.allow_skip, i.allow_skip) as allow_skip`;

/** Answer sets of interviews that are not deleted. */
export const fromSets = sql`from answer_sets s
  join interviews i on i.id = s.interview_id and i.deleted_at is null
  left join posts p on p.id = s.callout_id`;

/** Sets that match the condition. */
export async function findSets(db: Db, condition: RawBuilder<unknown>): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`${selectSet} ${fromSets} where ${condition}`.execute(db);
  return rows;
}

/** @throws 404 when type and hash do not match */
export async function requireSet(db: Db, type: string, hash: string): Promise<SetRow> {
  return requireFound((await findSets(db, sql`s.hash = ${hash} and s.type = ${type}`))[0]);
}

/** The author of the interview can always view a set, but never answer it. */
export const getMode = (viewer: Viewer | null, row: SetRow): "answer" | "view" =>
  row.status === "finished" || viewer?.contactId === row.author_id ? "view" : "answer";

const notOpenMessage = "This interview is not open yet.";
const closedMessage = "This interview is closed.";

/** @throws 422 unless the interview is open */
export function requireOpen(status: "draft" | "open" | "closed"): void {
  requireState(status === "open", status === "draft" ? notOpenMessage : closedMessage);
}

/** @throws 422 once the answers have been sent to the author */
export function requireUnsent({ status }: Pick<SetRow, "status">): void {
  requireState(status !== "finished", "These answers have already been sent.");
}

/** Returns a set that can be answered. @throws 404; 422 when it is finished, the interview closed, or the viewer its author */
export async function requireAnswerable(db: Db, viewer: Viewer | null, type: string, hash: string): Promise<SetRow> {
  const row = await requireSet(db, type, hash);
  requireUnsent(row);
  requireState(getMode(viewer, row) !== "view", "Only the respondent can answer.");
  requireOpen(row.interview_status);
  return row;
}
