import type { InterviewValues, QuestionValues } from "./interviewSchema.ts";

/** Empty new questions are ignored. */
export const hasContent = ({ questionId, text: asked, video }: QuestionValues): boolean =>
  questionId !== null || asked.trim() !== "" || video.length > 0;

export const newQuestion = (asked = ""): QuestionValues => ({
  key: crypto.randomUUID(),
  questionId: null,
  text: asked,
  timeLimit: null,
  video: [],
});

/** @param asked the first question, if it was already chosen */
export const emptyInterview = (asked: string): InterviewValues => ({
  title: "",
  type: "VIDEO",
  description: "",
  deadline: "",
  beatIds: [],
  image: [],
  showQuestions: true,
  allowSkip: false,
  isPublic: false,
  questions: [newQuestion(asked)],
});

/** The form indexes of the questions that are sent: refusals use the index among those sent. */
export const sentIndexes = ({ questions }: InterviewValues): number[] =>
  questions.flatMap((one, index) => (hasContent(one) ? [index] : []));
