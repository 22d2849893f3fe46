import { nanoid } from "nanoid";
import type { InterviewValues, QuestionValues } from "./interviewSchema.ts";

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
