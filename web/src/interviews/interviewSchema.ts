import * as v from "valibot";
import { futureDay } from "../forms/dateRules.ts";
import { InterviewInput, NewQuestion } from "../forms/generated/limits.ts";
import { htmlOrNull, ids, list, optionalUpload, text } from "../forms/rules.ts";
import { requiredError } from "../lib/requiredError.ts";
import { characters } from "../lib/textLength.ts";
import { isInvisible } from "../lib/visible.ts";
import { getFieldPath, type UserError } from "../relay/mutation.ts";
import type { Attachment } from "../uploads/attachment.ts";

const questionFields = v.object({
  /** Identifies the question within the form. */
  key: v.string(),
  /** The id of an existing question; null for a new one. */
  questionId: v.nullable(v.string()),
  text: v.string(),
  /** The maximum length of a recorded answer in seconds; null for two minutes. */
  timeLimit: v.nullable(v.number()),
  video: list<Attachment>(),
});

/** A question in the form. */
export type QuestionValues = v.InferInput<typeof questionFields>;

/** Empty new questions are ignored. */
const hasContent = ({ questionId, text, video }: QuestionValues): boolean =>
  questionId !== null || text.trim() !== "" || video.length > 0;

const question = v.pipe(
  questionFields,
  v.forward(
    v.check((question) => !hasContent(question) || !isInvisible(question.text), requiredError("Question")),
    ["text"],
  ),
  v.forward(
    v.check(
      (question) => characters(question.text) <= NewQuestion.text,
      `Question must have at most ${NewQuestion.text} characters.`,
    ),
    ["text"],
  ),
);

interface InterviewRules {
  /** The time zone in which the day of the deadline ends. */
  zone: string;
  /** The saved deadline, which may be in the past; empty for none. */
  savedDeadline: string;
  /** False for a draft, which may have no questions. */
  needsQuestion: boolean;
}

/** The schema of the interview form. */
export const interviewSchema = ({ zone, savedDeadline, needsQuestion }: InterviewRules) =>
  v.object({
    title: text("Title", InterviewInput.title),
    type: v.picklist(["VIDEO", "TEXT"]),
    description: htmlOrNull("Description", InterviewInput.description),
    /** A day, "2025-03-01"; empty for none. */
    deadline: futureDay("Deadline", zone, savedDeadline),
    beatIds: ids,
    image: optionalUpload,
    showQuestions: v.boolean(),
    allowSkip: v.boolean(),
    isPublic: v.boolean(),
    questions: v.pipe(
      v.array(question),
      v.check((all) => !needsQuestion || all.some(hasContent), "Ask at least one question."),
      v.transform((all) =>
        all.filter(hasContent).map(({ questionId, text, timeLimit, video }) => ({
          ...(questionId === null ? {} : { questionId }),
          text: text.trim(),
          timeLimit,
          video: video[0]?.id ?? null,
        })),
      ),
    ),
  });

/** The values of the interview form. */
export type InterviewValues = v.InferInput<ReturnType<typeof interviewSchema>>;
/** The fields in the form that the mutations accept. */
export type InterviewFields = v.InferOutput<ReturnType<typeof interviewSchema>>;

/**
 * The errors of a mutation, at the fields of the form. Empty questions are not sent, so the questions after them have another index
 * in the form.
 */
export function toFormErrors(errors: readonly UserError[], { questions }: InterviewValues): UserError[] {
  const sentIndexes = questions.flatMap((entry, index) => (hasContent(entry) ? [index] : []));
  return errors.map((error) => {
    const [top, index, ...rest] = (getFieldPath(error) ?? "").split(".");
    const formIndex = top === "questions" && index !== undefined ? sentIndexes[Number(index)] : undefined;
    return formIndex === undefined ? error : { ...error, field: [["questions", formIndex, ...rest].join(".")] };
  });
}
