import type { CreateInterviewInput } from "../__generated__/InterviewCreatePageMutation.graphql.ts";
import { endOfDay } from "../lib/wallTime.ts";
import { atMost, fault, required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { Attachment } from "../uploads/attachment.ts";

export const maxQuestions = 20;
const maxQuestionLength = 500;

/** A question as the form holds it. */
export interface QuestionValues {
  /** Tells it from the others of the same form. */
  key: string;
  /** Of a question that the interview has; null for a new one. */
  questionId: number | null;
  text: string;
  /** Seconds that a recorded answer may take; null for the usual two minutes. */
  timeLimit: number | null;
  video: readonly Attachment[];
}

/** What the form of an interview holds. */
export interface InterviewValues {
  title: string;
  type: "VIDEO" | "TEXT";
  /** HTML. */
  description: string;
  /** A day, "2025-03-01"; empty for none. */
  deadline: string;
  /** Ids of beats as text. */
  beats: readonly string[];
  img: readonly Attachment[];
  showQuestions: boolean;
  allowSkip: boolean;
  isPublic: boolean;
  questions: readonly QuestionValues[];
}

export const newQuestion = (text = ""): QuestionValues => ({
  key: crypto.randomUUID(),
  questionId: null,
  text,
  timeLimit: null,
  video: [],
});

/** @param question what is asked first, where it was chosen already */
export const emptyInterview = (question: string): InterviewValues => ({
  title: "",
  type: "VIDEO",
  description: "",
  deadline: "",
  beats: [],
  img: [],
  showQuestions: true,
  allowSkip: false,
  isPublic: false,
  questions: [newQuestion(question)],
});

/** Questions that nobody has begun to write do not count. */
const asked = (questions: readonly QuestionValues[]) =>
  questions.filter(({ questionId, text, video }) => questionId !== null || text.trim() !== "" || video.length > 0);

/** What stands in the way of saving. @param former the deadline as it was, which may have passed since */
export function checkInterview(values: InterviewValues, isDraft: boolean, zone: string, former: string): UserError[] {
  const { title, description, deadline, questions } = values;
  const isOver = deadline !== "" && deadline !== former && Date.parse(endOfDay(deadline, zone)) <= Date.now();
  const counted = asked(questions);
  return [
    ...required("title", "Title", title),
    ...atMost("title", "Title", title, 200),
    ...atMost("description", "Description", description, 5000),
    ...(isOver ? [fault("deadline", "Deadline must be in the future.")] : []),
    ...(!isDraft && counted.length === 0 ? [fault("questions", "Ask at least one question.")] : []),
    ...questions.flatMap((question, index) =>
      counted.includes(question)
        ? [
            ...required(`questions.${index}.text`, "Question", question.text),
            ...atMost(`questions.${index}.text`, "Question", question.text, maxQuestionLength),
          ]
        : [],
    ),
  ];
}

/** The same as the mutations take it. */
export function interviewFields(
  values: InterviewValues,
  zone: string,
): Omit<CreateInterviewInput, "clientMutationId" | "idempotencyKey" | "saveAs"> {
  const { title, type, description, deadline, beats, img, showQuestions, allowSkip, isPublic, questions } = values;
  return {
    title: title.trim(),
    type,
    description: description === "" ? null : description,
    deadline: deadline === "" ? null : endOfDay(deadline, zone),
    beatIds: beats.map(Number),
    img: img[0]?.id ?? null,
    showQuestions,
    allowSkip,
    isPublic,
    questions: asked(questions).map(({ questionId, text, timeLimit, video }) => ({
      ...(questionId === null ? {} : { questionId }),
      text: text.trim(),
      timeLimit,
      video: video[0]?.id ?? null,
    })),
  };
}

/** Where the questions that are sent stand in the form: a refusal names them by their place among those sent. */
export const sentPlaces = ({ questions }: InterviewValues): number[] =>
  asked(questions).map((question) => questions.indexOf(question));
