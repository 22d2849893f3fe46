import type { Insertable, Selectable } from "kysely";
import { getChangedColumns } from "../db/changedColumns.ts";
import type { Database, Db } from "../db/schema.ts";
import { ValidationErrors, requirePossible } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { addBeats, updateBeats } from "../lookups/beats.ts";
import type { Viewer } from "../session/viewer.ts";
import { checkHtml } from "../text/html.ts";
import { findBeatsError, readRequiredLine, readUpload } from "../validation/checks.ts";
import { prepareQuestions, type QuestionValues } from "./questions.ts";
import type { InterviewRow } from "./read.ts";
import { interviewLimits, type InterviewChanges, type InterviewInput } from "./schema.ts";

type Table = Database["interviews"];
type Values = Pick<
  Selectable<Table>,
  "title" | "type" | "description" | "img_id" | "deadline" | "show_questions" | "allow_skip" | "is_public"
>;

const emptyInterview: Values = {
  title: "",
  type: "text",
  description: null,
  img_id: null,
  deadline: null,
  show_questions: false,
  allow_skip: false,
  is_public: false,
};

/** Creates an interview with its questions, open or as a draft, and returns its id. @throws 422 by field */
export async function createInterview(db: Db, viewer: Viewer, input: InterviewInput, now: Date): Promise<number> {
  const errors = new ValidationErrors();
  const values = await prepare(db, viewer, input, null, now, errors);
  const questions = await checkQuestions(db, viewer, input, errors);
  const isOpen = input.saveAs !== "draft";
  errors.add("questions", isOpen && questions.length === 0 ? fieldError.required("Questions") : null);
  errors.check();
  return db.transaction().execute(async (tx) => {
    const row: Insertable<Table> = {
      ...values,
      status: isOpen ? "open" : "draft",
      author_id: viewer.contactId,
      creator_id: viewer.contactId,
      created_at: now,
      published_at: isOpen ? now : null,
    };
    const { id } = await tx.insertInto("interviews").values(row).returning("id").executeTakeFirstOrThrow();
    await addBeats(tx, "interview", id, input.beats);
    if (questions.length > 0) {
      const rows = questions.map((question, index) => ({ ...question, interview_id: id, position: index + 1, created_at: now }));
      await tx.insertInto("questions").values(rows).execute();
    }
    return id;
  });
}

/** The allowed transition of each status. */
const nextStatus = { draft: "open", open: "closed", closed: null } as const;

/** Changes the given fields; a status advances it. @throws 422 by field, or for an invalid transition */
export async function updateInterview(
  db: Db,
  viewer: Viewer,
  before: InterviewRow,
  changes: InterviewChanges,
  now: Date,
): Promise<void> {
  const status = changes.status ?? before.status;
  requirePossible(status === before.status || status === nextStatus[before.status]);
  const errors = new ValidationErrors();
  const values = await prepare(db, viewer, changes, before, now, errors);
  if (before.status !== "draft" && values.type !== before.type)
    errors.add("type", fieldError.invalid("The type can be changed only in a draft."));
  const closes = before.status === "open" && status === "closed";
  const opens = before.status === "draft" && status === "open";
  errors.add("questions", opens && before.questions_count === 0 ? fieldError.required("Questions") : null);
  errors.check();
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("interviews")
      .set((column) => ({
        ...getChangedColumns(before, values),
        status,
        // Set only once, even if two requests open or close it at the same time.
        ...(opens && { published_at: column.fn.coalesce("published_at", column.val(now)) }),
        ...(closes && { closed_at: column.fn.coalesce("closed_at", column.val(now)) }),
      }))
      .where("id", "=", before.id)
      .where("status", "in", [before.status, status])
      .executeTakeFirst();
    // A concurrent change has advanced the status.
    requirePossible(numUpdatedRows > 0n);
    await updateBeats(tx, "interview", before.id, changes.beats);
  });
}

async function prepare(
  db: Db,
  viewer: Viewer,
  input: InterviewChanges | InterviewInput,
  before: InterviewRow | null,
  now: Date,
  errors: ValidationErrors,
): Promise<Values> {
  const from: Values = before ?? emptyInterview;
  const title = readRequiredLine(errors, ["title", "Title", interviewLimits.title], input.title, from.title);
  const sent =
    input.description === undefined ? null : checkHtml("Description", input.description ?? "", interviewLimits.description);
  errors.add("description", sent?.error ?? null);
  const image = await readUpload(db, viewer, errors, "img", input.img, from.img_id);
  const deadline = input.deadline === undefined ? from.deadline : readMoment(input.deadline);
  // An unchanged deadline may be in the past by now.
  const isAcceptable = deadline === null || deadline > now || deadline.getTime() === from.deadline?.getTime();
  errors.add("deadline", isAcceptable ? null : fieldError.inThePast("Deadline"));
  errors.add("beats", await findBeatsError(db, input.beats ?? []));
  const flag = (sent: boolean | null | undefined, kept: boolean) => (sent === undefined ? kept : (sent ?? false));
  return {
    title,
    type: input.type ?? from.type,
    description: sent === null ? from.description : sent.isEmpty ? null : sent.content,
    img_id: image,
    deadline,
    show_questions: flag(input.showQuestions, from.show_questions),
    allow_skip: flag(input.allowSkip, from.allow_skip),
    is_public: flag(input.isPublic, from.is_public),
  };
}

const readMoment = (sent: string | null): Date | null => (sent === null ? null : new Date(sent));

async function checkQuestions(
  db: Db,
  viewer: Viewer,
  input: InterviewInput,
  errors: ValidationErrors,
): Promise<QuestionValues[]> {
  const questions = input.questions ?? [];
  if (questions.length > interviewLimits.questions) {
    errors.add(
      "questions",
      fieldError.tooMany(interviewLimits.questions, `An interview has at most ${interviewLimits.questions} questions.`),
    );
    return [];
  }
  const prepared = await prepareQuestions(db, viewer, questions);
  for (const [index, { errors: own }] of prepared.entries())
    for (const [field, [error]] of Object.entries(own.byField)) errors.add(`questions.${index}.${field}`, error ?? null);
  return prepared.map(({ values }) => values);
}
