import { nanoid } from "nanoid";
import type { InterviewValues, QuestionValues } from "./interviewSchema.ts";

/** Empty new questions are ignored. */
export const hasContent = ({ questionId, text, video }: QuestionValues): boolean =>
  questionId !== null || text.trim() !== "" || video.length > 0;

export const createQuestion = (text = ""): QuestionValues => ({
  key: nanoid(),
  questionId: null,
  text,
  timeLimit: null,
  video: [],
});

/** @param firstQuestion the first question, if it was already chosen */
export const createEmptyInterview = (firstQuestion: string): InterviewValues => ({
  title: "",
  type: "VIDEO",
  description: "",
  deadline: "",
  beatIds: [],
  image: [],
  showQuestions: true,
  allowSkip: false,
  isPublic: false,
  questions: [createQuestion(firstQuestion)],
});

/** The form indexes of the questions that are sent: the errors of the mutation use the index among those sent. */
export const getSentIndexes = ({ questions }: InterviewValues): number[] =>
  questions.flatMap((question, index) => (hasContent(question) ? [index] : []));
