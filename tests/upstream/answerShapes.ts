/** The response fields of the answer calls that the tests use. */

export interface Link {
  hash: string;
  type: "video" | "text";
}
export interface AnswerBody {
  id: number;
  questionId: number;
  content: string | null;
  video: { id: number; status: string } | null;
  skipped: boolean;
  isSaved: boolean;
}
export interface AnswerSet extends Link {
  mode: string;
  status: string;
  interview: { id: number; status: string; allowSkip: boolean; showQuestions: boolean };
  questions: { id: number; text: string; timeLimit: number | null }[];
  answers: AnswerBody[];
  respondent: { name: string | null; email: string | null; organization: string | null; contact: { id: number } | null };
  finishedAt: string | null;
}
export interface Invitation {
  id: number;
  hash: string;
  status: string;
  contact: { id: number } | null;
  email: string | null;
}
export interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}
