import { sql } from "kysely";
import Type from "typebox";
import { toIsoOrNull, getOrNull, unique, readById, getIds, anyId } from "../../db/refs.ts";
import type { Db } from "../../db/schema.ts";
import { fieldError, type FieldError } from "../../http/fieldErrors.ts";
import { Count, Id, nullable, oneOf, Time } from "../../http/schema.ts";
import { alwaysRequired, flag, html, dateTime, neverRequired, text } from "../fields.ts";
import { MAX_CONTENT_LENGTH, type PostForm } from "../forms.ts";
import { postKind } from "../kind.ts";
import { mainAuthorRules } from "../rules.ts";

const form: PostForm = {
  fields: [
    text("title", "Title", "title", 200, alwaysRequired),
    html("content", "Content", MAX_CONTENT_LENGTH, alwaysRequired),
    dateTime("deadline", "Deadline", "deadline", neverRequired),
  ],
  rules: [
    // An unchanged deadline may be in the past by now.
    ({ values: { deadline = null }, before, now }): Record<string, FieldError> => {
      const isUnchanged = before !== null && before.deadline?.getTime() === deadline?.getTime();
      return deadline === null || isUnchanged || deadline > now ? {} : { deadline: fieldError.inThePast("Deadline") };
    },
  ],
};

/** The form of a call-out with an interview also defines how its questions are answered. */
export const asyncCalloutForm: PostForm = {
  ...form,
  fields: [
    ...form.fields,
    flag("showQuestions", "Show questions", "show_questions"),
    flag("allowSkip", "Allow skip", "allow_skip"),
  ],
};

export const callout = postKind({
  type: "callout",
  order: 3,
  name: "call-out",
  feedName: "Call-outs",
  collection: "callouts",
  noun: "Callout",
  schemaName: "Callout",
  fields: {
    title: Type.String(),
    deadline: nullable(Time, { description: "Null for as soon as possible." }),
    interview: nullable(
      Type.Object({
        id: Id,
        title: Type.String(),
        type: oneOf(["video", "text"]),
        showQuestions: Type.Boolean(),
        allowSkip: Type.Boolean(),
      }),
    ),
    answersCount: Count,
  },
  presenter: async (_parts, db, rows) => {
    const withInterview = rows.filter((row) => row.interview_id !== null);
    const [interviews, answersCounts] = await Promise.all([
      loadInterviews(db, unique(withInterview.map((row) => row.interview_id))),
      loadAnswersCounts(db, getIds(withInterview)),
    ]);
    return (row) => {
      const interview = getOrNull(interviews, row.interview_id);
      return {
        title: row.title ?? "",
        deadline: toIsoOrNull(row.deadline),
        interview: interview && { ...interview, showQuestions: row.show_questions, allowSkip: row.allow_skip },
        answersCount: answersCounts.get(row.id) ?? 0,
      };
    };
  },
  form,
  rules: mainAuthorRules,
  restoreMethod: "POST",
  hasFullRead: true,
  hasScopeFilter: true,
  sorts: { deadline: sql`p.deadline asc nulls last, p.published_at desc, p.id desc` },
});

/** Short forms of the interviews that call-outs refer to, by id; without deleted ones, which nobody can answer. */
const loadInterviews = (db: Db, ids: readonly number[]) =>
  readById(
    ids,
    db.selectFrom("interviews").select(["id", "title", "type"]).where("id", "=", anyId(ids)).where("deleted_at", "is", null),
  );

/** Number of finished answer sets by call-out id; call-outs without any are absent. */
async function loadAnswersCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("answer_sets")
          .select(({ fn }) => ["callout_id", fn.countAll<number>().as("count")])
          .where("callout_id", "=", anyId(ids))
          .where("status", "=", "finished")
          .groupBy("callout_id")
          .execute();
  return new Map(rows.flatMap((row) => (row.callout_id === null ? [] : [[row.callout_id, row.count]])));
}
